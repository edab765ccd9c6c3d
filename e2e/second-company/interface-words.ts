const days = Array.from({ length: 366 }, (_, day) =>
  new Intl.DateTimeFormat('en', { month: 'long', weekday: 'long' }).format(day * 86_400_000),
);

/**
 * Everyday words of the site's own buttons, labels and notes that the demo company and the samples happen
 * to use, too. None of them names a trade.
 */
const plainWords = `
  address among answered anything anywhere apart apply article asks been best blank blog buyer came catalogue categories
  check code companies compare compared content counts date delivered description details dimension document documents down drawing
  drawings drop e-mail education else english enquiries enquiry experience feed files fill film find follow found group guess instead know
  largest leads loads main material media message minute more most moving name named needed never notes opened opens part
  parts pause payment pieces please products profile project quantities quantity question quote random rated
  reached read results reviews runs sent serve services settings shop show showing shown skills social something
  specification state stays step steps storage stored sure tells these time total turn twenty valid view
  visitor visitors wanted watch were words works youtube
`;

export const interfaceWords: string[] = [plainWords, ...days]
  .join(' ')
  .toLowerCase()
  .match(/\p{L}[\p{L}’'-]*/gu)!;

/** Where one range of weights or sizes ends and the next begins in the shop. */
export const interfaceNumbers = ['100', '250', '500', '1000', '2500', '5000'];
