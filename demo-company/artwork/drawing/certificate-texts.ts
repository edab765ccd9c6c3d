import { inspectedHeat } from '../../inspected-heat';
import type { Signatory } from './paper';
import type { HouseName } from './seals';

export interface CertificateText {
  file: string;
  tint: string;
  issuer: string;
  house: HouseName;
  heading: string;
  statement: string;
  scope: string[];
  details: [label: string, value: string][];
  signatory: Signatory;
}

export const certificateTexts: CertificateText[] = [
  {
    file: 'iso-9001.jpg',
    tint: '#22507A',
    issuer: 'Stanmoor Assurance',
    house: 'stanmoor',
    heading: 'ISO 9001:2015',
    statement: 'operates a quality management system for',
    scope: [
      'design and manufacture of closed-die and open-die forgings',
      'and rolled rings, their heat treatment, machining and testing',
    ],
    details: [
      ['Certificate number', 'SA-Q 20417-08'],
      ['First certified', '12 March 2001'],
      ['Valid from', '12 March 2025'],
      ['Valid until', '11 March 2028'],
    ],
    signatory: 'E. Thackray',
  },
  {
    file: 'iso-14001.jpg',
    tint: '#2F6B4F',
    issuer: 'Stanmoor Assurance',
    house: 'stanmoor',
    heading: 'ISO 14001:2015',
    statement: 'operates an environmental management system for',
    scope: [
      'forging, ring rolling, heat treatment and machining',
      'of steel, with closed quench and wash circuits',
    ],
    details: [
      ['Certificate number', 'SA-E 20417-04'],
      ['First certified', '3 June 2014'],
      ['Valid from', '3 June 2026'],
      ['Valid until', '2 June 2029'],
    ],
    signatory: 'E. Thackray',
  },
  {
    file: 'ped-2014-68-eu.jpg',
    tint: '#7A3B22',
    issuer: 'Brennock Pressure Inspection',
    house: 'brennock',
    heading: 'Directive 2014/68/EU, annex I, 4.3',
    statement: 'is approved as a maker of materials for pressure equipment:',
    scope: [
      'forged flanges, rings, discs and valve parts',
      'to EN 10222-2, EN 10222-5 and ASTM A182',
    ],
    details: [
      ['Certificate number', 'BPI-M 0933-26'],
      ['Steel groups', '1.1, 1.2, 5.1, 5.2, 6.4, 8.1, 10.1'],
      ['Largest weight', '1,200 kg'],
      ['Valid until', '30 September 2029'],
    ],
    signatory: 'P. Lindale',
  },
];

interface Table {
  heading: string;
  /** Baseline of the first row. */
  y: number;
  /** Left edge of each column. */
  columns: number[];
  rows: string[][];
}

export const inspectionTable: Table[] = [
  {
    heading: 'Product',
    y: 390,
    columns: [110, 340, 640],
    rows: [
      ['Part', 'Material', 'Heat and charge'],
      [
        'Ring Ø 860 / 700 × 120',
        `${inspectedHeat.grade} +QT, EN 10250-3`,
        `${inspectedHeat.number}, charge 2617`,
      ],
    ],
  },
  {
    heading: 'Chemical composition, per cent by mass',
    y: 560,
    columns: [110, 230, 340, 450, 560, 670, 780],
    rows: [
      ['C', 'Si', 'Mn', 'P', 'S', 'Cr', 'Mo'],
      ['0.41', '0.26', '0.78', '0.009', '0.004', '1.08', '0.22'],
    ],
  },
  {
    heading: 'Mechanical properties, tangential',
    y: 730,
    columns: [110, 270, 430, 570, 690, 800],
    rows: [
      ['Piece', 'Re MPa', 'Rm MPa', 'A %', 'Z %', 'KV2 J'],
      ['A, 0°', '712', '884', '17.2', '61', '64'],
      ['B, 180°', '705', '879', '17.6', '62', '61'],
      ['Required', '500', '750', '14', '–', '30'],
    ],
  },
  {
    heading: 'Further tests',
    y: 982,
    columns: [110, 360, 680],
    rows: [
      ['Test', 'Standard', 'Result'],
      ['Ultrasonic, whole volume', 'EN 10228-3, class 3', 'no recordable indication'],
      ['Hardness', 'EN ISO 6506-1', '268–279 HBW'],
      ['Dimensions', 'Drawing RR-0860, rev. B', 'within tolerance'],
    ],
  },
];
