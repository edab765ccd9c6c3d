import { contentPage, openSheet, page, table, write, type Sheet } from './sheet';

const { margin, inner } = page;

type Part = { title: string; rows?: string[][]; columns?: number[]; text?: string[] };

async function print(title: string, date: Date, parts: Part[], lang?: string): Promise<Sheet> {
  const doc = await openSheet(title, date, lang);
  let y = contentPage(doc, title, 1);
  for (const { title: heading, rows, columns = [170, inner - 170], text = [] } of parts) {
    y = write(doc, heading, margin, y + 14, { font: 'display', size: 13 }) + 3;
    for (const paragraph of text) y = write(doc, paragraph, margin, y, { width: inner }) + 5;
    if (rows) y = table(doc, y, columns, rows, 9);
  }
  return doc;
}

/** How a crane hook is fitted, inspected and discarded. */
export const printHookManual = (date: Date) =>
  print('Crane hook 10 t: operating instructions', date, [
    {
      title: 'Before first use',
      text: [
        'Compare the hook number on the shank with the certificate. Measure the throat opening between the two punch marks and enter it in the crane log; every later measurement is compared with it.',
        'Screw the nut on by hand until it seats, drill and pin it. The hook must turn freely by hand.',
      ],
    },
    {
      title: 'Inspection',
      rows: [
        ['When', 'What'],
        ['Daily', 'Safety latch closes by itself; no visible notches'],
        ['Monthly', 'Throat opening between the punch marks; wear in the saddle'],
        ['Yearly', 'Magnetic particles, EN 10228-1, by a competent person'],
      ],
    },
    {
      title: 'Discard the hook when',
      rows: [
        ['Fault', 'Limit'],
        ['Throat opening', '10% above the first measurement'],
        ['Wear in the saddle', '5% of the height of the section'],
        ['Cracks, welding, heat', 'any; a hook is never welded or heated'],
      ],
    },
  ]);

/** What ring drawings must say, and which tolerances hold without saying. */
export const printRingGuide = (date: Date) =>
  print('Ring rolling: stock and tolerances', date, [
    {
      title: 'Stock on the finished size, per side',
      rows: [
        ['Outside diameter', 'Stock', 'Tolerance as rolled', 'Round within'],
        ['220–500 mm', '4 mm', '+3 / 0 mm', '1.0 mm'],
        ['500–1,000 mm', '5 mm', '+4 / 0 mm', '1.5 mm'],
        ['1,000–1,600 mm', '7 mm', '+6 / 0 mm', '2.5 mm'],
      ],
      columns: [140, 100, 140, 119],
    },
    {
      title: 'What a drawing should say',
      text: [
        'Finished diameters and height, material with its standard, condition of heat treatment, class of the ultrasonic test, and where the test piece is taken. Without a class we test to EN 10228-3, class 3.',
      ],
    },
  ]);

/** What a drawing of a gear must say. */
export const printGearGuide = (date: Date) =>
  print('Gear cutting: what we need on a drawing', date, [
    {
      title: 'Toothing',
      rows: [
        ['Field', 'Without it we take'],
        ['Module, teeth, helix and its hand', 'nothing: we ask'],
        ['Profile', 'ISO 53, 20°'],
        ['Quality', 'ISO 1328-1, class 7'],
        ['Tip and root relief', 'none'],
        ['Tooth thickness', 'over pins, for a backlash of 0.04 × module'],
      ],
    },
    {
      title: 'Case hardening',
      rows: [
        ['Module', 'Case depth CHD', 'Stock for grinding, per flank'],
        ['2–5', '0.5–1.0 mm', '0.12 mm'],
        ['5–10', '1.0–1.8 mm', '0.18 mm'],
        ['10–16', '1.8–3.0 mm', '0.25 mm'],
      ],
      columns: [140, 170, 189],
    },
  ]);

/** What the parts do not hold. */
export const printSubstances = (date: Date) =>
  print('Declaration on substances', date, [
    {
      title: 'REACH, RoHS, conflict minerals',
      text: [
        'Parts of carbon and alloy steel that we deliver contain no substance of the candidate list of Regulation (EC) 1907/2006 above 0.1% by weight, and none of those that Directive 2011/65/EU restricts above its limits.',
        'We buy no tin, tantalum, tungsten or gold. Alloying elements come from European mills that report under Regulation (EU) 2017/821.',
      ],
    },
    {
      title: 'On the surface',
      rows: [
        ['Substance', 'Where'],
        ['Preserving oil, without barium', 'machined faces; removed with a neutral cleaner'],
        ['Zinc phosphate', 'fasteners, where ordered'],
        ['Chromium(VI)', 'nowhere'],
      ],
    },
  ]);

/** Terms that every delivery shares, in German. */
export const printGermanConditions = (date: Date) =>
  print(
    'Technische Lieferbedingungen',
    date,
    [
      {
        title: 'Wenn die Bestellung nichts anderes sagt',
        rows: [
          ['Gegenstand', 'Bedingung'],
          ['Toleranzen von Gesenkschmiedestücken', 'EN 10243-1, Schmiedegüte F'],
          ['Freiformschmiedestücke', 'EN 10250-1 bis -4'],
          ['Prüfbescheinigung', 'EN 10204, 3.1, mit jedem Los'],
          ['Oberfläche', 'gestrahlt, Sa 2½; bearbeitete Flächen geölt'],
          ['Verpackung', 'Paletten bis 1 200 kg, IPPC ISPM 15'],
        ],
        columns: [210, inner - 210],
      },
    ],
    'de',
  );

/** Terms that every delivery shares. */
export const printDeliveryConditions = (date: Date) =>
  print('Technical conditions of delivery', date, [
    {
      title: 'Unless an order says otherwise',
      rows: [
        ['Subject', 'Condition'],
        ['Tolerances of die forgings', 'EN 10243-1, grade F'],
        ['Open-die forgings', 'EN 10250-1 to -4'],
        ['Certificate', 'EN 10204, 3.1, with each lot'],
        ['Surface', 'shot-blasted, Sa 2½; machined faces oiled'],
        ['Packing', 'pallets to 1,200 kg, IPPC ISPM 15'],
      ],
    },
  ]);
