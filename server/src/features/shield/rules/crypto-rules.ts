/** Somebody speaks of digital coins as a way to money. */
export const cryptoPhrases = [
  '(buy|nunua|mine|open|fungua|deposit|weka|ekelea|withdraw|send|unitumie|unirushie|trade|trading|invest|use|kubuy|kununua|fund) .. <coin>',
  '<coin> .. (with me|na mimi|analyst|expert|mentor|wallet|profit|is the only|way to|rich|help you|teach|show you|nikufundishe|nikushow|itapanda|inapanda|platform|exchange|signals|utaomoka|utatajirika)',
  '(made|make|earn|earned|nilipata|nimemake|napata|pata) .. (with|na|kwa|from|in) <coin>',
  '(usdt|binance|trust wallet|metamask|coinbase|bybit|paxful|luno)',
  '(new|next) coin',
  '(coin|sarafu) (mpya|inalaunch|za mtandao|za mtandaoni|za kidijitali|ya kidijitali)',
  '(presale|pre sale|airdrop)',
  'need a wallet',
  '(exchange|platform) and watch',
  'in (btc|usdt|eth) only',
  'stake (your|my)',
  '(my|our|the) (staking|mining)? pool .. (pays|earn)',
  '(solana|xrp|cardano|nft|nfts|shiba)',
];
