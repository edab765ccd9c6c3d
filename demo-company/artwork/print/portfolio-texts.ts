export const about = [
  'Hammerscale Forge makes closed-die forgings, rolled rings and open-die shafts between 0.5 and 1,200 kg. Bar comes in at the north gate of Rivermill Works; finished, tested parts leave by the south. Sawing, forging, heat treatment, machining and inspection stand on one site.',
  'The company was founded in 1998 by three forgers who took over one hammer and eleven colleagues. The ring mill followed in 2011, the 80 MN press in 2017. About 60% of our work is delivered ready to fit.',
  'It belongs to its three directors and, through a trust, to 71 of the people who work here. A doubtful lot is scrapped the same day, because nobody has to be asked.',
];

export const madeToDrawing =
  'Four out of five parts that leave Rivermill are in no catalogue. Send the finished part as a model or drawing: we add stock, draft and test pieces, return the drawing of the forging for approval and measure the first article in full before the lot is released.';

export const figures: [figure: string, label: string][] = [
  ['28', 'years of forging'],
  ['14,200', 'tonnes forged a year'],
  ['214', 'people at the works'],
  ['97.2%', 'of lots on the promised day, 2025'],
];

export const capabilities = [
  ['Process', 'Range', 'Tolerance and standard', 'Lead time'],
  [
    'Closed-die forging',
    '0.5–65 kg, presses 16 and 80 MN, hammer 50 kJ',
    'EN 10243-1, grade F or E',
    '3 weeks; 6 with a new die',
  ],
  [
    'Ring rolling',
    'Ø 220–1,600 mm, 12–1,200 kg, height to 340 mm',
    'Round within 1.5 mm to Ø 1,000',
    '4 weeks; 12 days from stock grades',
  ],
  [
    'Open-die forging',
    'to 1,200 kg and 3,000 mm, press 20 MN',
    'Reduction 3 : 1 or more, EN 10250-2, -3, -4',
    '3–5 weeks',
  ],
  [
    'Heat treatment',
    'Charges to 6 t, 200–450 HBW, case to 3.0 mm',
    '±8 °C, surveyed quarterly',
    '5 working days',
  ],
  [
    'CNC machining',
    'Turning Ø 1,800 mm, five-axis 1,250 mm, grinding Ø 500',
    'IT7 routine, IT5 ground, Ra 0.2 µm',
    'with the forging',
  ],
  [
    'Gear cutting',
    'Module 2–16, to Ø 1,250 mm, bevel module 3–12',
    'ISO 1328-1, class 6 after grinding',
    '4–8 weeks',
  ],
  ['Die making', 'Blocks to 900 × 600 × 400 mm', '±0.02 mm, 44–50 HRC', '4 weeks'],
  [
    'Testing',
    'Ultrasonics, magnetic particles, tensile, impact to −60 °C',
    'EN 10228-1, -2, -3; error 1.9 µm + L/300',
    'with each lot',
  ],
];

export const materials = [
  ['Group', 'Grades', 'Standard'],
  ['Unalloyed', 'S355J2, C35E, C45E, P250GH', 'EN 10250-2, EN 10222-2'],
  ['Quenched and tempered', '42CrMo4, 34CrMo4, 34CrNiMo6, 30CrNiMo8', 'EN 10250-3'],
  ['Case-hardening', '16MnCr5, 20MnCr5, 18CrNiMo7-6', 'EN ISO 683-3'],
  ['Micro-alloyed', '30MnVS6, 38MnVS6', 'EN 10267'],
  ['Creep-resistant', '16Mo3, F22, F91, X22CrMoV12-1', 'EN 10222-2, ASTM A182, EN 10302'],
  ['Stainless', '1.4313, 1.4404, 1.4462', 'EN 10250-4, EN 10222-5'],
];
