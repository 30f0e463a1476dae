import { defineMessages } from './define-messages.ts';

/** The Community rules. */
export const communityPage = defineMessages({
  lead: {
    en: 'Mwanzo is for meeting people with respect. These rules hold for profiles, photos, messages and dates.',
    sw: 'Mwanzo ni ya kukutana na watu kwa heshima. Kanuni hizi ni za wasifu, picha, ujumbe na miadi.',
  },
  real: { en: 'Be real', sw: 'Kuwa mkweli' },
  real1: {
    en: 'Your own name, age and photos. No photos of others, of stars, or made by a machine to deceive.',
    sw: 'Jina, umri na picha zako mwenyewe. Si picha za wengine, za watu maarufu, wala zilizotengenezwa na mashine kudanganya.',
  },
  real2: {
    en: 'Say what you are looking for. One account for each person.',
    sw: 'Sema unachotafuta. Akaunti moja kwa kila mtu.',
  },
  kind: { en: 'Be kind', sw: 'Kuwa mwema' },
  kind1: {
    en: 'No insults, threats or hate, whatever somebody’s tribe, faith, body, gender or love is.',
    sw: 'Hakuna matusi, vitisho wala chuki, lolote liwe kabila, dini, mwili, jinsia au mapenzi ya mtu.',
  },
  kind2: {
    en: 'A no is a no, and so is silence. Whoever was unmatched is not looked for elsewhere.',
    sw: 'Hapana ni hapana, na ukimya pia. Aliyeachana nawe hatafutwi kwingine.',
  },
  kind3: {
    en: 'What somebody tells you about their love stays with you. To out a person can endanger their life.',
    sw: 'Mtu akikueleza kuhusu mapenzi yake, ibaki kwako. Kumfichua mtu kunaweza kuhatarisha maisha yake.',
  },
  safe: { en: 'Keep it safe', sw: 'Linda usalama' },
  safe1: {
    en: 'Nobody under {age}, neither as a member nor in photos alone. Report it: such a profile is hidden at once.',
    sw: 'Hakuna aliye chini ya miaka {age}, si mwanachama wala peke yake kwenye picha. Ripoti: wasifu huo hufichwa mara moja.',
  },
  safe2: {
    en: 'No nudity or violence in photos. No sexual words or photos that nobody asked for.',
    sw: 'Hakuna uchi wala ukatili kwenye picha. Hakuna maneno au picha za ngono ambazo hakuna aliyeziomba.',
  },
  safe3: {
    en: 'Threatening to show somebody’s photos is a crime. It ends in a ban.',
    sw: 'Kutishia kuonyesha picha za mtu ni kosa la jinai. Huishia kwa kufungiwa.',
  },
  money: { en: 'No business', sw: 'Si biashara' },
  money1: {
    en: 'Do not ask for money, airtime, codes or loans, and do not sell: no goods, no coins, no company, no sex.',
    sw: 'Usiombe pesa, credo, namba za siri wala mikopo, na usiuze: si bidhaa, si sarafu, si kampuni, si ngono.',
  },
  money2: {
    en: 'No links that lead people away to pay, invest or sign up.',
    sw: 'Hakuna viungo vinavyowapeleka watu kulipa, kuwekeza au kujisajili.',
  },
  after: { en: 'What happens then', sw: 'Kinachotokea' },
  after1: {
    en: 'Anybody can report. The person reported never learns who it was, and the reviewers do not see it either.',
    sw: 'Yeyote anaweza kuripoti. Aliyeripotiwa hajui kamwe ni nani, na wakaguzi pia hawaoni.',
  },
  after2: {
    en: 'A person reads it and decides: nothing, a warning, a suspension or, with a second one, a ban. You hear how it ended.',
    sw: 'Mtu husoma na kuamua: hakuna, onyo, kusimamishwa au, pamoja na wa pili, kufungiwa. Utaambiwa ilivyoisha.',
  },
  after3: {
    en: 'Whoever was decided about reads why and can appeal once. False reports on purpose break the rules too.',
    sw: 'Aliyeamuliwa husoma sababu na anaweza kukata rufaa mara moja. Ripoti za uongo kwa makusudi pia huvunja kanuni.',
  },
});
