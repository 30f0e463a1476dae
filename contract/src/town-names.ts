/** Kenyan towns in the order of the list on screen. Where they lie is in towns.ts, which no browser gets. */
export const townNames = [
  'Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret', 'Thika', 'Ruiru', 'Kikuyu', 'Kiambu', 'Limuru', 'Juja',
  'Malindi', 'Kilifi', 'Mtwapa', 'Watamu', 'Kitale', 'Garissa', 'Kakamega', 'Mumias', 'Bungoma', 'Webuye', 'Kimilili',
  'Busia', 'Malaba', 'Siaya', 'Bondo', 'Homa Bay', 'Oyugis', 'Mbita', 'Migori', 'Rongo', 'Awendo', 'Kisii', 'Ogembo',
  'Keroka', 'Kericho', 'Bomet', 'Sotik', 'Narok', 'Kilgoris', 'Naivasha', 'Gilgil', 'Molo', 'Njoro', 'Nyahururu',
  'Nanyuki', 'Ol Kalou', 'Nyeri', 'Karatina', "Murang'a", 'Kerugoya', 'Sagana', 'Embu', 'Runyenjes', 'Meru', 'Maua',
  'Chuka', 'Isiolo', 'Marsabit', 'Moyale', 'Mandera', 'Wajir', 'Lodwar', 'Kakuma', 'Maralal', 'Kapsabet',
  'Nandi Hills', 'Iten', 'Kabarnet', 'Eldama Ravine', 'Kapenguria', 'Mbale', 'Luanda', 'Ahero', 'Machakos',
  'Athi River', 'Wote', 'Kitui', 'Mwingi', 'Kajiado', 'Ngong', 'Ongata Rongai', 'Kitengela', 'Voi', 'Taveta',
  'Ukunda', 'Kwale', 'Hola', 'Nyamira', 'Lamu',
] as const;

export type TownName = (typeof townNames)[number];
