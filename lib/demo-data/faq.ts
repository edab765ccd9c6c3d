export type FaqEntry = { id: string; question: string; answer: string };
export type FaqList = { id: string; title: string; entries: FaqEntry[] };

const list = (
  id: string,
  title: string,
  entries: [question: string, answer: string][],
): FaqList => ({
  id,
  title,
  entries: entries.map(([question, answer], index) => ({
    id: `${id}-${index + 1}`,
    question,
    answer,
  })),
});

export const faqLists: FaqList[] = [
  list('drawings', 'Drawings and tolerances', [
    [
      'What do you need for a quotation?',
      'A STEP model and a PDF drawing of the finished part, the steel with its standard, the quantity of this order and of a year, and the date you need. Tell us how the part is loaded, too: it decides where the grain and the parting line go. With these an engineer answers within two working days.',
    ],
    [
      'Do we have to draw the forging ourselves?',
      'No. Draw the finished part; we add stock, draft, radii and test pieces and send the drawing of the forging back for your approval. Nothing is made before you have signed it.',
    ],
    [
      'Which tolerances can a forged face keep?',
      'Closed-die forgings follow EN 10243-1: grade F as a rule, grade E where a face stays unmachined. For a steel part of 5 kg that is roughly ±1 mm. Rings come off the mill within 0.2 per cent of their diameter; open-die shafts carry 5 to 9 mm of stock a side.',
    ],
    [
      'How accurate are machined parts?',
      'IT7 is routine on bores and seats, IT6 on bearing fits, IT5 after grinding. Surfaces reach 0.2 µm Ra. The hall is kept at 21 ±2 °C, so a fit measured in January is the same in July.',
    ],
    [
      'Can a welded or cast part be changed to a forging?',
      'Often. It pays where the part is highly loaded, where a failure is expensive, or where more than about fifty are needed. Send the present drawing and say what broke; we answer with a sketch, a weight and an honest comparison, even if the casting wins.',
    ],
  ]),
  list('materials', 'Materials and certificates', [
    [
      'Which steels do you forge?',
      '38 grades from stock: carbon and alloy steels such as C45E, 42CrMo4 and 34CrNiMo6, case-hardening steels such as 18CrNiMo7-6, micro-alloyed and stainless steels. Others are ordered from the mill, usually from 5 t upwards. We do not forge aluminium, titanium or brass.',
    ],
    [
      'What is the difference between certificates 2.2, 3.1 and 3.2?',
      'All three are inspection documents to EN 10204. A 2.2 states results of the usual production. A 3.1 gives the results of your own lot, signed by an inspector who is independent of production. A 3.2 is signed by your inspector or a notified body as well. Every lot leaves with a 3.1 unless you ask for another.',
    ],
    [
      'How far back can a part be traced?',
      'To the melt. Heat, die, furnace charge and inspector are stamped or coded on each part, or on its package where the part is too small. The records are kept for fifteen years, and a certificate can be asked for again by the number on the part.',
    ],
    [
      'Which tests are included in the price?',
      'Chemical analysis, hardness and dimensions of every lot, and ultrasonics to EN 10228-3 for each ring of more than 100 kg. Tensile and impact tests, magnetic particles and dye penetrant are quoted as you need them; our laboratory tests impact down to −60 °C.',
    ],
    [
      'May we send our own material?',
      'Yes, with its 3.1 certificate and up to Ø 420 mm. We identify each bar by X-ray fluorescence before it is sawn, and what remains returns to you or is credited as scrap of its grade.',
    ],
  ]),
  list('orders', 'Orders, prices and delivery', [
    [
      'What is the smallest order?',
      'One piece in open-die forging, since no die has to be paid for; five in ring rolling; about fifty in closed dies, where the die has to be earned back. Parts from our shop are sold singly.',
    ],
    [
      'Who owns the die, and what does it cost to keep?',
      'You pay for a die once and it is yours; upkeep is ours. It is used for your parts only, stored free of charge for five years after the last order, and returned if you ask for it.',
    ],
    [
      'How long does delivery take?',
      'Three weeks for closed-die parts with an existing die and six with a new one, four for rings, three to five for open-die shafts. Heat treatment alone takes five working days. In 2025, 97.2 per cent of our lots left on the promised day.',
    ],
    [
      'How is the price made up?',
      'Steel is about half of it, by weight and with the alloy surcharge of the month; the rest is heating, forging, treatment, machining and tests. The quotation shows die and part separately and for three quantities, so that you see where the steps are. It is valid for 30 days.',
    ],
    [
      'How are parts packed and sent?',
      'Preserved for twelve months indoors, or in vapour-inhibitor film for sea freight, in crates of heat-treated timber to ISPM 15. Rings travel on edge in cradles that come back to us. We deliver to your gate or hand over to your carrier, with export papers where they are needed.',
    ],
  ]),
];
