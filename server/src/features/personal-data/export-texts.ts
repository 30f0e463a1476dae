import type { Language } from '@mwanzo/contract/language';

interface ExportTexts {
  readonly title: string;
  readonly introduction: string;
  readonly files: string;
  readonly photos: string;
  readonly notHere: string;
  readonly nothing: string;
  readonly documents: Readonly<Record<string, string>>;
}

// No native speaker has reviewed the Swahili yet.
export const exportTexts: Record<Language, ExportTexts> = {
  en: {
    title: 'Your data on Mwanzo',
    introduction:
      'This is all that Mwanzo knew of you on {day}. Keep it to yourself: it holds what others wrote to you.',
    files: 'Each part is also a JSON file beside this page, for other programs.',
    photos: 'Your photos are in the folder "photos", and what you sent in conversations in the folder "messages".',
    notHere:
      'Not here: your ID and your selfie, which are deleted after the decision; your password, of which we know only a hash; and what belongs to others, such as who liked you.',
    nothing: 'Nothing.',
    documents: {
      account: 'Account',
      sessions: 'Where you signed in',
      profile: 'Profile and preferences',
      photos: 'Photos',
      photo_reviews: 'Photos that wait for a reviewer',
      waiting_changes: 'Changes that wait for a reviewer',
      likes_passes_and_blocks: 'Whom you liked, passed and blocked',
      comments: 'What was written with likes',
      opened_matches: 'Matches that you have opened',
      messages: 'Messages',
      message_media: 'Photos and voice notes that you sent',
      call_talks: 'With whom you agreed to calls',
      calls: 'Calls',
      past_conversations: 'Conversations that have ended',
      past_messages: 'What you wrote in them',
      reads: 'When you read messages',
      likes_counted: 'How many people liked you when it was last counted',
      likes_seen: 'Until when you have seen who likes you',
      notifications: 'Notifications',
      payments: 'Payments',
      remembered_phone: 'When your paying number was remembered',
      date_plans: 'Date plans',
      decisions: 'Decisions of our reviewers about you',
      reports: 'Reports that you made',
      message_warnings: 'Warnings that your messages came with',
      verifications: 'Verifications',
      screenings: 'What a program found on your verification pictures',
      identity_documents: 'Marks of your ID numbers',
      poses: 'Selfie poses',
      consents: 'What you agreed to',
      settings: 'Settings',
      presence: 'When you were here',
      premium_periods: 'When you had Premium',
      daily_usage: 'Likes, passes and messages of each day, for a week',
      mails: 'Mails to you',
      account_links: 'Links that were made for your account',
      account_mails: 'Mails about your account',
      second_step: 'Second step at sign-in',
      push_devices: 'Browsers that get notifications',
      downloads: 'Downloads of this data',
    },
  },
  sw: {
    title: 'Data yako kwenye Mwanzo',
    introduction:
      'Haya ndiyo yote Mwanzo iliyojua kukuhusu tarehe {day}. Yaweke kwa siri: yana yale ambayo wengine walikuandikia.',
    files: 'Kila sehemu pia ni faili la JSON kando ya ukurasa huu, kwa ajili ya programu nyingine.',
    photos: 'Picha zako ziko kwenye folda "photos", na ulichotuma kwenye mazungumzo kiko kwenye folda "messages".',
    notHere:
      'Hayamo humu: kitambulisho na selfie yako, ambavyo hufutwa baada ya uamuzi; nenosiri lako, ambalo hatulijui; na yaliyo ya wengine, kama vile nani alikupenda.',
    nothing: 'Hakuna.',
    documents: {
      account: 'Akaunti',
      sessions: 'Ulipoingia',
      profile: 'Wasifu na mapendeleo',
      photos: 'Picha',
      photo_reviews: 'Picha zinazosubiri mkaguzi',
      waiting_changes: 'Mabadiliko yanayosubiri mkaguzi',
      likes_passes_and_blocks: 'Uliowapenda, uliowapita na uliowazuia',
      comments: 'Yaliyoandikwa pamoja na likes',
      opened_matches: 'Mliochaguana uliowafungua',
      messages: 'Ujumbe',
      message_media: 'Picha na sauti ulizotuma',
      call_talks: 'Uliokubali kuzungumza nao kwa simu',
      calls: 'Simu',
      past_conversations: 'Mazungumzo yaliyoisha',
      past_messages: 'Ulichoandika ndani yake',
      reads: 'Uliposoma ujumbe',
      likes_counted: 'Wangapi walikupenda walipohesabiwa mara ya mwisho',
      likes_seen: 'Uliona wanaokupenda hadi lini',
      notifications: 'Arifa',
      payments: 'Malipo',
      remembered_phone: 'Lini namba yako ya malipo ilikumbukwa',
      date_plans: 'Mipango ya kukutana',
      decisions: 'Maamuzi ya wakaguzi wetu kukuhusu',
      reports: 'Ripoti ulizotoa',
      message_warnings: 'Maonyo yaliyokuja na ujumbe wako',
      verifications: 'Uthibitishaji',
      screenings: 'Programu ilichokiona kwenye picha zako za uthibitishaji',
      identity_documents: 'Alama za namba za kitambulisho chako',
      poses: 'Mikao ya selfie',
      consents: 'Ulichokubali',
      settings: 'Mipangilio',
      presence: 'Ulipokuwa hapa',
      premium_periods: 'Ulipokuwa na Premium',
      daily_usage: 'Likes, mapito na ujumbe wa kila siku, kwa wiki moja',
      mails: 'Barua pepe kwako',
      account_links: 'Viungo vilivyotengenezwa kwa akaunti yako',
      account_mails: 'Barua pepe kuhusu akaunti yako',
      second_step: 'Hatua ya pili ya kuingia',
      push_devices: 'Vivinjari vinavyopokea arifa',
      downloads: 'Mara ulizopakua data hii',
    },
  },
};
