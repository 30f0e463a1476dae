// Words by which people agree to meet, in English, Swahili and Sheng: in lower case, without accents and apostrophes.

const list = (words: string): readonly string[] => words.trim().split(/\s*[,\n]\s*/);

/** Words that invite the other member. */
export const meetWords = list(`
lets meet, let us meet, shall we meet, can we meet, could we meet, should we meet, we can meet, we could meet,
we should meet, wanna meet, want to meet, like to meet, love to meet, meet me, meet you, meet up, can i meet you
lets link up, link up, lets hang out, hang out, lets grab, lets get, lets have, lets go, lets do, shall we,
how about we, why dont we, would you like to, want to grab, wanna grab, wanna go, want to go, can i take you,
take you out, take you to, go out with me, join me, come over to, come to, pick you up, see you, see each other
tukutane, tupatane, tuonane, tutaonana, tutakutana, tuonane, tumeet, tulink, tulinki, tuchill, tubonge live, twende,
tuende, tukule, tule, tunywe, tukunywe, kukutana nawe, kukuona, nikuone, naweza kukuona, tunaweza kukutana,
tunaweza kuonana, unaweza kuja, njoo, uje, nikupeleke, nikutoe, nikutoe out, tutoke, twende date, tudate, form ni,
tucheze, tutembee
`);

/** Things that people do together. In a question they are an invitation. */
export const togetherWords = list(`
coffee, lunch, dinner, brunch, supper, breakfast, drinks, a drink, tea, chai, kahawa, nyama choma, nyama, ice cream,
pizza, movie, a walk, a hike, picnic, date, chakula cha mchana, chakula cha jioni, samaki, soda, juice
`);

export const placeWords = list(`
java, artcaffe, kfc, cafe, coffee house, restaurant, resto, mall, park, museum, cinema, imax, church, club, lounge, bar,
hotel, beach, library, market, stage, bus stop, station, terminus, cbd, town, tao, arboretum, karura, uhuru park,
uhuru gardens, westlands, westi, kilimani, lavington, karen, langata, sarit, junction, yaya, two rivers, garden city,
trm, village market, galleria, prestige, archives, kencom, odeon, bus station, railways, thika road mall, nyali, diani,
bamburi, fort jesus, likoni, mama ngina, city mall, milimani, kisumu, impala, dunga, nakuru, naivasha, eldoret, rupas,
nanyuki, thika, ruaka, rongai, kahawa west, ngong hills, mkahawa, mkahawani, hoteli, hotelini, bustani, bustanini,
ufukweni, sinema, soko, sokoni, kanisani, maktaba, steji, stejini, mjini, kituo, pwani, forodhani, my office,
your office, the gate, kwa gate, gigiri, big square, pizza inn, naivas, quickmart, carrefour
`);

export const timeWords = list(`
monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, wed, thu, fri, sat, tomorrow, tonight, today,
this weekend, the weekend, weekend, next week, noon, midday, morning, afternoon, evening, after work, after church,
after class, lunch time, lunchtime
jumatatu, jumanne, jumatano, alhamisi, ijumaa, jumamosi, jumapili, kesho, kesho kutwa, leo, wikendi, wiki ijayo,
asubuhi, mchana, jioni, usiku, alasiri, baada ya kazi, baada ya kanisa, sato, satoo, sande, friday jioni, saa moja,
saa mbili, saa tatu, saa nne, saa tano, saa sita, saa saba, saa nane, saa tisa, saa kumi, saa kumi na moja,
saa kumi na mbili
`);

export const yesWords = list(`
yes, yeah, yea, yep, yup, sure, ok, okay, oki, okey, k, perfect, great, awesome, deal, cool, done, bet, sounds good,
sounds great, sounds perfect, sounds like a plan, works for me, that works, that works for me, fine by me, fine with me,
im in, count me in, of course, definitely, absolutely, certainly, gladly, with pleasure, id love to, id love that,
id like that, i would love to, see you, see you there, see you then, ill be there, i will be there, ill come,
its a date, its a plan, lets do it, lets do that, agreed, confirmed, happy to, looking forward, alright, all right,
good idea, lovely, wonderful, why not
ndiyo, ndio, eeh, naam, sawa, sawa sawa, sawasawa, poa, poapoa, poa sana, freshi, fresh, fiti, barida, safi, bila shaka,
nitakuwa hapo, nitakuwa huko, nitakuja, nakuja, nitafika, nakubali, tuonane, tutaonana, tukutane, iko sawa, iko poa,
ni sawa, haina noma, hakuna shida, hamna shida, hakuna matata, imeweza, imeenda, tumepatana, tumekubaliana, kabisa,
nimekubali, vizuri, vyema, itakuwa poa, itakuwa sawa, si mbaya, noma sana, form iko, nitatokea, ntakuwa hapo, ntakuja,
ntafika
`);

/** With these words somebody has not agreed, or not yet. */
export const noWords = list(`
no, nope, nah, not, never, cant, cannot, couldnt, wont, dont, doesnt, isnt, didnt, wouldnt, unable, busy, sorry,
unfortunately, instead, another day, another time, some other time, other plans, maybe, perhaps, might, depends,
let me see, let me check, let me think, ill see, ill check, ill think, let you know, rain check, too far, too early,
too late, too soon, hold on, wait, unless, if, first, cancel, postpone, reschedule, rather
hapana, la, apana, zii, siwezi, sitaweza, sitakuja, sitaki, sijui, sio, siyo, si, labda, huenda, pengine, nitakuambia,
nitakwambia, ntakushow, nitaangalia, wacha, ngoja, subiri, bado, siku nyingine, wakati mwingine, niko busy, pole,
samahani, mbali, haiwezekani, sitafika, sina, nimebanwa, niko kazi, haitawezekana, kama, kwanza
`);

/**
 * A message with these words is about the past, about others or about something else, and is no invitation to meet in
 * person.
 */
export const otherTalk = list(`
call, video, zoom, phone, whatsapp, online, facetime, text me, chat, game on, watch it, stream, podcast, episode
yesterday, last week, last night, last weekend, last month, last year, last time, ago, was, were, went, met, had, did,
used to, been, grew up, came from, watched, ate
one day, some day, someday, eventually, in my dreams, dream, if we, if i, when i was, every, usually, always, normally,
often, sometimes, most weekends
meeting, my boss, my mother, my mum, my mom, my sister, my brother, my friend, my friends, my cousin, my colleagues,
with colleagues, interview, flight, exam, i work at, working at, i work in, live in, living in, stay in, from kisumu,
opens, closes, open, close, starts, begins, match is, game is, traffic
cant, cannot, couldnt, not, never, wont, didnt, cancel, cancelled, postpone, dont come
simu, pigia, nipigie, piga, video call, mtandaoni
jana, juzi, nilikuwa, nilienda, tulikuwa, tulienda, ilikuwa, alikuwa, nilikutana, walikuwa, nilikula, nilipokuwa,
zamani, mwaka jana, wiki jana, wiki iliyopita
siku moja, kila, kawaida, huwa, daima, mara nyingi, kama tungekuwa, ningependa siku
mkutano, boss wangu, mama yangu, dada yangu, kaka yangu, rafiki yangu, marafiki, naishi, nakaa, ninaishi, nafanya kazi,
ninafanya kazi, hatuwezi, siwezi, sitaweza, inafunguliwa, inafungwa, inaanza, mechi
`);
