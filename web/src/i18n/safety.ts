import { defineMessages } from './define-messages.ts';

/** The public page about safety when meeting, with money and with photos. */
export const safety = defineMessages({
  title: { en: 'Staying safe', sw: 'Kuwa salama' },
  lead: {
    en: 'Most people are who they say they are. These habits keep you safe from the few who are not.',
    sw: 'Watu wengi ni wale wanaosema. Mazoea haya yatakulinda dhidi ya wachache ambao si wakweli.',
  },
  call: { en: 'In danger now? Call', sw: 'Uko hatarini sasa? Piga simu' },
  callText: {
    en: '999 and 112 reach the police. 1195 helps after violence by a partner or anybody else, free, at any hour.',
    sw: '999 na 112 ni polisi. 1195 husaidia baada ya ukatili wa mpenzi au mtu yeyote, bure, saa zote.',
  },
  meeting: { en: 'Meeting', sw: 'Kukutana' },
  meeting1: {
    en: 'Meet in a public place, by day, and get there and home on your own.',
    sw: 'Kutaneni mahali pa watu wengi, mchana, na nenda na urudi mwenyewe.',
  },
  meeting2: {
    en: 'Tell a friend where, when and with whom. A date plan does it for you: your friend gets a link, and sees it if you say nothing.',
    sw: 'Mwambie rafiki wapi, lini na nani. Mpango wa kukutana hukufanyia: rafiki hupata kiungo, na huona usiposema chochote.',
  },
  meeting3: {
    en: 'Keep your phone charged and your drink in sight. You may leave at any time without a reason.',
    sw: 'Simu iwe na chaji na kinywaji chako ukione. Unaweza kuondoka wakati wowote bila sababu.',
  },
  meeting4: {
    en: 'Do not share your home or workplace until you trust them.',
    sw: 'Usiseme unapoishi au unapofanya kazi kabla hujamwamini.',
  },
  money: { en: 'Money', sw: 'Pesa' },
  money1: {
    en: 'Send no money to somebody you have not met: no M-Pesa, no airtime, no loan, no fee for a parcel.',
    sw: 'Usimtumie pesa mtu ambaye hamjakutana: si M-Pesa, si credo, si mkopo, si ada ya mzigo.',
  },
  money2: {
    en: 'Who promises profit from coins, forex or a job that costs a fee is not in love with you.',
    sw: 'Anayeahidi faida ya sarafu za mtandaoni, forex au kazi yenye ada hakupendi.',
  },
  money3: {
    en: 'Nobody needs your PIN or a code that came by SMS. We never ask for it.',
    sw: 'Hakuna anayehitaji PIN yako au namba iliyokuja kwa SMS. Sisi hatuiulizi kamwe.',
  },
  money4: {
    en: 'Was money sent? Ask your phone company or bank at once to stop it, then tell the police.',
    sw: 'Umetuma pesa? Omba kampuni ya simu au benki izuie mara moja, kisha ripoti polisi.',
  },
  photos: { en: 'Photos and threats', sw: 'Picha na vitisho' },
  photos1: {
    en: 'A photo that you send can be kept for ever. Without a face, a tattoo or your room it says less about you.',
    sw: 'Picha unayotuma inaweza kubaki milele. Bila uso, chale au chumba chako haisemi mengi kukuhusu.',
  },
  photos2: {
    en: 'Somebody threatens to show your photos? Do not pay: they come back for more. Keep the messages and report them.',
    sw: 'Mtu anatishia kuonyesha picha zako? Usilipe: atarudi tena. Hifadhi ujumbe na umripoti.',
  },
  photos3: {
    en: 'Sharing intimate photos without consent is a crime in Kenya. You have done nothing wrong.',
    sw: 'Kusambaza picha za faragha bila ridhaa ni kosa la jinai Kenya. Wewe hujakosea.',
  },
  profiles: { en: 'On Mwanzo', sw: 'Kwenye Mwanzo' },
  profiles1: {
    en: 'The badge means that a person has compared a document with the face. It says nothing about character.',
    sw: 'Beji inaonyesha mtu amelinganisha kitambulisho na uso. Haisemi lolote kuhusu tabia.',
  },
  profiles2: {
    en: 'You can report, block or unmatch anybody at any time. They do not learn who reported them.',
    sw: 'Unaweza kuripoti, kuzuia au kuachana na mtu wakati wowote. Hatajua nani ameripoti.',
  },
  profiles3: {
    en: 'Nobody under 18 may be here. Report it: such a profile is hidden at once.',
    sw: 'Walio chini ya miaka 18 hawaruhusiwi hapa. Ripoti: wasifu huo hufichwa mara moja.',
  },
  toPlans: { en: 'Make a date plan', sw: 'Fanya mpango wa kukutana' },
});
