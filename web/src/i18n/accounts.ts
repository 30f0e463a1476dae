import { defineMessages } from './define-messages.ts';

export const accounts = defineMessages({
  email: { en: 'Email', sw: 'Barua pepe' },
  password: { en: 'Password', sw: 'Nenosiri' },
  emailMissing: { en: 'Enter your email address.', sw: 'Andika barua pepe yako.' },
  emailWrong: {
    en: 'Enter the whole address, like amina@example.com.',
    sw: 'Andika anwani yote, kama amina@example.com.',
  },
  passwordMissing: { en: 'Enter your password.', sw: 'Andika nenosiri lako.' },
  backToHome: { en: 'Back to home', sw: 'Rudi ukurasa wa kwanza' },

  welcomeBackTitle: { en: 'Welcome back to Mwanzo', sw: 'Karibu tena Mwanzo' },
  pickUp: { en: 'Sign in to pick up where you left off.', sw: 'Ingia uendelee ulipoachia.' },
  karibuMeaning: { en: 'Welcome back. Good to see you.', sw: 'Ni vizuri kukuona tena.' },
  signIn: { en: 'Sign In', sw: 'Ingia' },
  signingIn: { en: 'Signing In...', sw: 'Inaingia...' },
  forgot: { en: 'Forgot password?', sw: 'Umesahau nenosiri?' },
  newHere: { en: 'New here?', sw: 'Mgeni hapa?' },
  createAnAccount: { en: 'Create an account', sw: 'Fungua akaunti' },
  welcomeBack: { en: 'Welcome back!', sw: 'Karibu tena!' },
  signedIn: { en: 'You have been signed in successfully', sw: 'Umefanikiwa kuingia' },
  loginFailed: { en: 'Login Failed', sw: 'Imeshindwa kuingia' },
  wrongCredentials: {
    en: 'Invalid email or password. Please try again.',
    sw: 'Barua pepe au nenosiri si sahihi. Jaribu tena.',
  },
});
