import { defineMessages, type Unreviewed } from './define-messages.ts';

export const accounts = defineMessages({
  email: { en: 'Email', sw: 'Barua pepe' satisfies Unreviewed },
  password: { en: 'Password', sw: 'Nenosiri' satisfies Unreviewed },
  emailMissing: { en: 'Enter your email address.', sw: 'Andika barua pepe yako.' satisfies Unreviewed },
  emailWrong: {
    en: 'Enter the whole address, like amina@example.com.',
    sw: 'Andika anwani yote, kama amina@example.com.' satisfies Unreviewed,
  },
  passwordMissing: { en: 'Enter your password.', sw: 'Andika nenosiri lako.' satisfies Unreviewed },
  backToHome: { en: 'Back to home', sw: 'Rudi ukurasa wa kwanza' satisfies Unreviewed },

  welcomeBackTitle: { en: 'Welcome back to Mwanzo', sw: 'Karibu tena Mwanzo' satisfies Unreviewed },
  pickUp: { en: 'Sign in to pick up where you left off.', sw: 'Ingia uendelee ulipoachia.' satisfies Unreviewed },
  karibuMeaning: { en: 'Welcome back. Good to see you.', sw: 'Ni vizuri kukuona tena.' satisfies Unreviewed },
  signIn: { en: 'Sign In', sw: 'Ingia' satisfies Unreviewed },
  signingIn: { en: 'Signing In...', sw: 'Inaingia...' satisfies Unreviewed },
  forgot: { en: 'Forgot password?', sw: 'Umesahau nenosiri?' satisfies Unreviewed },
  newHere: { en: 'New here?', sw: 'Mgeni hapa?' satisfies Unreviewed },
  createAnAccount: { en: 'Create an account', sw: 'Fungua akaunti' satisfies Unreviewed },
  welcomeBack: { en: 'Welcome back!', sw: 'Karibu tena!' satisfies Unreviewed },
  signedIn: { en: 'You have been signed in successfully', sw: 'Umefanikiwa kuingia' satisfies Unreviewed },
  loginFailed: { en: 'Login Failed', sw: 'Imeshindwa kuingia' satisfies Unreviewed },
  wrongCredentials: {
    en: 'Invalid email or password. Please try again.',
    sw: 'Barua pepe au nenosiri si sahihi. Jaribu tena.' satisfies Unreviewed,
  },
});
