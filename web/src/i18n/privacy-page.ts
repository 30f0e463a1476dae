import { defineMessages } from './define-messages.ts';

/** The Privacy Policy. Each sentence is either true of this software or a legal duty of the operator. */
export const privacyPage = defineMessages({
  lead: {
    en: 'What Mwanzo keeps about you, why, for how long and who sees it, and how you decide about it. Kenya’s Data Protection Act, 2019, gives you these rights.',
    sw: 'Mwanzo inahifadhi nini kukuhusu, kwa nini, kwa muda gani, nani huona, na unavyoamua. Sheria ya Kenya ya Ulinzi wa Data ya 2019 inakupa haki hizi.',
  },
  who: { en: 'Who is responsible', sw: 'Nani anawajibika' },
  who1: {
    en: 'Mwanzo is for people of {age} and older. A profile that is reported as younger is hidden at once.',
    sw: 'Mwanzo ni ya watu wa miaka {age} na zaidi. Wasifu ulioripotiwa kuwa wa mdogo zaidi hufichwa mara moja.',
  },
  kept: { en: 'What is kept, and why', sw: 'Kinachohifadhiwa, na kwa nini' },
  kept1: {
    en: 'To sign you in: your e-mail address, and your password as a code that nobody can turn back into the password.',
    sw: 'Ili uingie: barua pepe yako, na neno la siri kama msimbo ambao hakuna anayeweza kuurudisha kuwa neno la siri.',
  },
  kept2: {
    en: 'To introduce you: name, birthday, gender, orientation if you say it, town or county, photos, bio, interests and answers. Photos lose the place and time that phones write into them.',
    sw: 'Ili kukutambulisha: jina, siku ya kuzaliwa, jinsia, mwelekeo ukiusema, mji au kaunti, picha, maelezo, mapendeleo na majibu. Picha huondolewa mahali na saa ambazo simu huandika ndani yake.',
  },
  kept3: {
    en: 'To do what you ask: likes, passes, matches, messages, blocks, reports, date plans, settings, and what you have used of today’s limits.',
    sw: 'Ili kufanya unachoomba: uliowapenda na kuwapita, mliochaguana, ujumbe, uliowazuia, ripoti, mipango ya kukutana, mipangilio, na ulichotumia cha mipaka ya leo.',
  },
  kept4: {
    en: 'To protect your account: which kinds of device are signed in and since when. Network addresses are counted for a short time against floods; they are not stored with your account.',
    sw: 'Ili kulinda akaunti yako: aina za vifaa vilivyoingia na tangu lini. Anwani za mtandao huhesabiwa kwa muda mfupi dhidi ya mashambulizi; hazihifadhiwi pamoja na akaunti yako.',
  },
  kept5: {
    en: 'A place is a town at most. Mwanzo never asks your phone where you are.',
    sw: 'Mahali ni mji tu. Mwanzo haiulizi simu yako uko wapi kamwe.',
  },
  kept6: {
    en: 'To order the people you see: a few numbers learned from likes and passes. Settings, “How we choose who you see” says how, and switches it off.',
    sw: 'Ili kupanga unaowaona: namba chache zilizojifunzwa kutokana na unaowapenda na kuwapita. Mipangilio, “Jinsi tunavyochagua unaowaona” hueleza jinsi, na huzima.',
  },
  documents: { en: 'ID and selfie', sw: 'Kitambulisho na selfie' },
  documents1: {
    en: 'You send them only if you want the badge. They are encrypted, and each look by a reviewer is written down.',
    sw: 'Unavituma tu ukitaka beji. Husimbwa, na kila mkaguzi anapoangalia huandikwa.',
  },
  documents2: {
    en: 'They are erased {decided} hours after the decision, and {undecided} hours after you sent them if nobody has decided.',
    sw: 'Hufutwa saa {decided} baada ya uamuzi, na saa {undecided} baada ya kuvituma ikiwa hakuna aliyeamua.',
  },
  documents3: {
    en: 'Only if you tick it does a program on our own server compare the faces and give the reviewer a hint. A person decides, and nothing that describes a face is kept.',
    sw: 'Ukiweka alama tu ndipo programu kwenye seva yetu wenyewe hulinganisha nyuso na kumpa mkaguzi dokezo. Mtu huamua, na hakuna kinachoelezea uso kinachohifadhiwa.',
  },
  documents4: {
    en: 'Of the document’s number a keyed code stays with the account, so that one document is one account. If you start the Premium trial, another stays with it, and without it for two years from that day, so that each document has one trial.',
    sw: 'Kutoka kwa namba ya kitambulisho, msimbo wenye ufunguo hubaki na akaunti, ili kitambulisho kimoja kiwe akaunti moja. Ukianza jaribio la Premium, msimbo mwingine hubaki nayo, na bila akaunti kwa miaka miwili tangu siku hiyo, ili kila kitambulisho kiwe na jaribio moja.',
  },
  seen: { en: 'Who sees it', sw: 'Nani huona' },
  seen1: {
    en: 'Members see your profile. Orientation and birthday only those whom you choose in the settings; a gender detail nobody.',
    sw: 'Wanachama huona wasifu wako. Mwelekeo na siku ya kuzaliwa huonwa na unaowachagua kwenye mipangilio tu; maelezo ya jinsia hayaonwi na yeyote.',
  },
  seen2: {
    en: 'Messages are between the two of you. When one is reported, reviewers read it and the {around} around it, and nothing else.',
    sw: 'Ujumbe ni wa nyinyi wawili. Ukiripotiwa, wakaguzi husoma huo na {around} ulio karibu nao, na si kingine.',
  },
  seen3: {
    en: 'What you hide cannot be searched or filtered for. From who appears in a deck a person may still guess that you could fit; “Only people I like can see me” rules that out.',
    sw: 'Unachoficha hakiwezi kutafutwa wala kuchujwa. Mtu anayekutana nawe bado anaweza kukisia kwamba mnaweza kufaana; “Ninaowapenda tu ndio wanaoniona” huzuia hilo.',
  },
  seen4: {
    en: 'Nothing is sold, there are no advertisements and no trackers. Mails pass through the operator’s mail server, and pushes, if you turn them on, through your browser’s maker.',
    sw: 'Hakuna kinachouzwa, hakuna matangazo wala vifuatiliaji. Barua pepe hupitia seva ya barua ya mwendeshaji, na arifa, ukiziwasha, kupitia kampuni ya kivinjari chako.',
  },
  long: { en: 'For how long', sw: 'Kwa muda gani' },
  long1: {
    en: 'Until you change or delete it. Deleting the account erases it at once, with photos and messages. Whoever wrote with you keeps their own words, and blanks in place of yours.',
    sw: 'Mpaka ubadilishe au ufute. Kufuta akaunti hufuta mara moja, pamoja na picha na ujumbe. Aliyeandikiana nawe hubaki na maneno yake, na nafasi tupu badala ya yako.',
  },
  long2: {
    en: 'What stays: the moderators’ log with a number in place of your name, that a report was decided and for which reason, after a ban keyed codes by which a banned person is known again, and after a Premium trial a keyed code of the document’s number.',
    sw: 'Kinachobaki: kumbukumbu ya wasimamizi yenye namba badala ya jina lako, kwamba ripoti iliamuliwa na sababu yake, baada ya kufungiwa, misimbo ya kumtambua aliyefungiwa, na baada ya jaribio la Premium, msimbo wa namba ya kitambulisho.',
  },
  long3: {
    en: 'Copies that the operator makes against accidents may hold it until they are overwritten. ID and selfie cannot be opened from them.',
    sw: 'Nakala ambazo mwendeshaji hufanya dhidi ya ajali zinaweza kuwa nayo hadi ziandikwe upya. Kitambulisho na selfie haviwezi kufunguliwa kutoka humo.',
  },
  rights: { en: 'Your rights, and where they are', sw: 'Haki zako, na zilipo' },
  rights1: {
    en: 'To know and to take along: Settings, “Download my data”, one archive with all we hold.',
    sw: 'Kujua na kuchukua: Mipangilio, “Pakua data yangu”, faili moja yenye yote tuliyo nayo.',
  },
  rights2: {
    en: 'To correct: your profile and the settings, at any time.',
    sw: 'Kusahihisha: wasifu wako na mipangilio, wakati wowote.',
  },
  rights3: {
    en: 'To withdraw what you agreed to, about orientation or ID and selfie: in the settings too. It is erased then.',
    sw: 'Kuondoa ridhaa yako kuhusu mwelekeo au kitambulisho na selfie: pia kwenye mipangilio. Hufutwa hapo.',
  },
  rights4: {
    en: 'To be left in peace: “Pause my profile” hides you. To be erased: “Delete account”.',
    sw: 'Kuachwa kwa amani: “Sitisha wasifu wangu” hukuficha. Kufutwa: “Futa akaunti”.',
  },
  rights5: {
    en: 'To complain: to us, and to the Office of the Data Protection Commissioner, odpc.go.ke.',
    sw: 'Kulalamika: kwetu, na kwa Ofisi ya Kamishna wa Ulinzi wa Data, odpc.go.ke.',
  },
  rights6: {
    en: 'No program alone decides whether you are verified, warned, suspended or banned.',
    sw: 'Hakuna programu inayoamua peke yake kama umethibitishwa, umeonywa, umesimamishwa au umefungiwa.',
  },
  browser: { en: 'In your browser', sw: 'Kwenye kivinjari chako' },
  browser1: {
    en: 'Your session, drafts and choices are stored there until you log out. Cookies remember your language and that you have signed in on this device, for a year; there are no others.',
    sw: 'Kipindi chako, rasimu na chaguo huhifadhiwa humo hadi utoke. Vidakuzi hukumbuka lugha yako na kwamba umeingia kwenye kifaa hiki, kwa mwaka mmoja; hakuna vingine.',
  },
  browser2: {
    en: 'Chats are kept for offline only if you choose it, encrypted, and deleted when you log out.',
    sw: 'Mazungumzo huhifadhiwa ya nje ya mtandao ukichagua tu, yakiwa yamesimbwa, na hufutwa ukitoka.',
  },
  wrong: { en: 'If something goes wrong', sw: 'Jambo likienda vibaya' },
  wrong1: {
    en: 'If data gets into the wrong hands, the law asks the operator to tell the Data Commissioner within {hours} hours, and you.',
    sw: 'Data ikiingia mikononi pasipofaa, sheria inamtaka mwendeshaji amwambie Kamishna wa Data ndani ya saa {hours}, na wewe.',
  },
});
