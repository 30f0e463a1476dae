/** Somebody speaks of digital coins as a way to money. */
export const cryptoRules = [
  '<coin> & (<you>|wiki hii|this week|new people|watu wapya|hold|convert|zitakuwa|inapaa|anza|tripled|10x) & (<amount>|<grows>|watu|people|hold|want in|launch\\w{0,3}|inapaa|teach|start) & -<story>',
  '(token|coin|sarafu) .. (launch\\w{0,3}|inapaa|10x|mpya|new|inazinduliwa) & (<you>|early|ingia|anza|millionaires) & -<story>',
  '(create|fungua|open|download|nifungulie) .. (wallet|pochi) & <you>',
  '(buy|nunua|mine|open|fungua|deposit|weka|ekelea|withdraw|send|unitumie|unirushie|invest|use|kubuy|kununua|fund) .. <coin>',
  '<coin> .. (with me|na mimi|analyst|expert|mentor|wallet|profit|is the only|way to|rich|help you|teach|show you|nikufundishe|nikushow|itapanda|inapanda|platform|exchange|signals|utaomoka|utatajirika)',
  '(usdt|binance|trust wallet|metamask|coinbase|bybit|paxful|luno)',
  '(coin|sarafu) (mpya|inalaunch|za mtandao|za mtandaoni|za kidijitali|ya kidijitali)',
  '(presale|pre sale|airdrop) & (wallet|coin|token|crypto|join|nearly|ingia)',
  '(my|our|the) (staking|mining)? pool .. (pays|earn)',
  '(solana|xrp|cardano|nft|nfts|shiba)',
];
