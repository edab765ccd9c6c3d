import type { Post } from '@/lib/content/schemas';

type Sample = {
  id: number;
  /** One of the blog's categories. */
  tag: string;
  title: string;
  author: string;
  /** ISO 8601 date. */
  date: string;
  summary: string;
  /** Paragraphs. */
  details: string[];
  thumbnail: { name: string; alt: string };
};

/** With pictures of this site: a host without posts may have no pictures either. */
const sample = ({ tag, date, details, thumbnail, ...post }: Sample): Post => ({
  ...post,
  date: new Date(date).toISOString(),
  categories: [tag],
  html: details.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  picture: { src: `/pictures/posts/${thumbnail.name}.svg`, alt: thumbnail.alt },
  videoId: undefined,
  updatedAt: undefined,
});

/** Newest first. Ids start far above those of a host. */
export const samplePosts: Post[] = [
  sample({
    id: 9001,
    tag: 'Business',
    title: 'Why a forged shaft outlives a cut one',
    author: 'Owen Trevask',
    date: '2026-10-29',
    summary:
      'Steel has a grain, like oak. A forging bends it around the shoulder; a lathe cuts it through.',
    details: [
      'Etch a shaft that was turned from bar and you see straight lines running into every shoulder and ending there. Etch a forged one and the lines go around the corner. They are the stretched remains of the ingot, and cracks like to run along them.',
      'In bending fatigue a forged shoulder of 42CrMo4 carries about a fifth more than a turned one of the same steel and the same radius. That is a smaller bearing, or ten more years.',
      '<strong>When bar is still right:</strong> for one piece, for a shaft without shoulders, and wherever the load is a tenth of what the steel can bear. We will tell you so, although we earn less.',
    ],
    thumbnail: {
      name: 'grain-flow',
      alt: 'Drawing of the grain lines in a stepped shaft, one line glowing at the shoulder',
    },
  }),
  sample({
    id: 9002,
    tag: 'Trends',
    title: 'Gas or induction: what heats the next billet',
    author: 'Harriet Colborne',
    date: '2026-10-08',
    summary:
      'A coil heats a billet in ninety seconds and forms hardly any scale. Why the gas furnace stays all the same.',
    details: [
      'An induction coil puts heat into the steel itself. A billet of 60\u202fmm is through in ninety seconds, loses less than half a per cent to scale, and nothing has to be kept hot over the weekend.',
      'The coil fits one diameter, however. For rings of up to 1\u202f200\u202fkg we would need a coil as wide as a van, and the current of a village. There the gas furnace, with burners that take their air at 600\u202f°C from the exhaust, is still ahead.',
      'So our next line will be both: coils for series below 65\u202fkg, gas with heat recovery above. The first coil is ordered for the spring.',
    ],
    thumbnail: {
      name: 'induction-coil',
      alt: 'Drawing of a steel billet that passes through an induction coil and leaves it glowing',
    },
  }),
  sample({
    id: 9003,
    tag: 'Business',
    title: 'Four tolerances that cost nothing, and one that does',
    author: 'Marek Lindholm',
    date: '2026-09-17',
    summary:
      'A drawing with 0.02\u202fmm everywhere is not exact, it is expensive. Where to be strict and where to let go.',
    details: [
      'On a modern five-axis machine ±0.1\u202fmm on lengths, ±0.05\u202fmm on diameters, 0.05\u202fmm of flatness and a surface of Ra 1.6 come by themselves. Write them down; they cost nothing.',
      'The one that does is position to a datum on the other side of the part. It means a second clamping, a probe, and a person who waits for the result. A tolerance of 0.03\u202fmm there can double the time on the machine.',
      'Our advice: give the two faces that meet another part everything they need, and the rest ISO 2768-m.',
    ],
    thumbnail: {
      name: 'tolerance-frame',
      alt: 'Drawing of a stepped shaft with dimension lines and a glowing tolerance frame',
    },
  }),
  sample({
    id: 9004,
    tag: 'Job Market',
    title: 'Wanted: people who can hear a die',
    author: 'Owen Trevask',
    date: '2026-08-27',
    summary:
      'A worn die sounds different. What die makers learn with us, what they earn, and why two places are free.',
    details: [
      'Before a die cracks, the blow gets a shade brighter. Instruments show it too, ten blows later. Our die makers learn to hear it in their second year, between milling, spark erosion and welding.',
      'Two places are free from February. You need an apprenticeship as toolmaker or the patience for one, no fear of three shifts in turn, and clean hands at the measuring machine.',
      'Come for a day before you apply. You will know by noon whether you like the noise.',
    ],
    thumbnail: {
      name: 'die-section',
      alt: 'Section through an upper and a lower die with a glowing forging and its flash between them',
    },
  }),
  sample({
    id: 9005,
    tag: 'News',
    title: 'Water, polymer or oil: how fast may steel cool?',
    author: 'Harriet Colborne',
    date: '2026-08-06',
    summary:
      'Our second quenching tank holds polymer. What it does to hardness, to cracks and to the air in the hall.',
    details: [
      'Hardness is a race: the steel has to pass the range between 700 and 500\u202f°C before its carbon finds time to settle. Water wins every race and cracks every third complicated part. Oil is gentle and smokes.',
      'Polymer in water lies between them, and its share decides where. At eight per cent it cools nearly as oil does, without smoke and without fire. The new tank of 24\u202fm³ has been in operation since July.',
      'For your certificate nothing changes, except that the line “quenched in” now has a third word.',
    ],
    thumbnail: {
      name: 'cooling-curves',
      alt: 'Diagram of three cooling curves, the fastest one glowing',
    },
  }),
  sample({
    id: 9006,
    tag: 'Social Media',
    title: 'Photographing steel at 1\u202f200\u202f°C',
    author: 'Jonah Selwick',
    date: '2026-07-16',
    summary:
      'Every telephone makes hot steel white and the hall black. Five settings for the pictures that we post.',
    details: [
      'A ring at rolling heat is ten thousand times as bright as the wall behind it. The telephone takes the mean of both and gets neither.',
      'Touch the ring on the screen, hold, and pull the exposure down until you see the edge of the scale. Stand to the side, so that light falls on the mill. Turn off the flash. Take it when the ring is dull orange, at about 950\u202f°C: it looks hotter than white does.',
      'And ask the people in the picture first. Our rule is simple: no face without a yes, no drawing on a screen, no customer’s name on a crate.',
    ],
    thumbnail: {
      name: 'aperture',
      alt: 'Drawing of a lens aperture with glowing light in its opening',
    },
  }),
  sample({
    id: 9007,
    tag: 'News',
    title: 'What the ultrasonic probe hears',
    author: 'Priya Ramsden',
    date: '2026-06-25',
    summary:
      'Between the first echo and the last there should be silence. How we read what lies between them.',
    details: [
      'The probe sends four million beats a second into the steel and listens. The surface answers first, the back wall last. What answers between them is an inclusion, a pore, or a grain that has grown too large.',
      'We compare the echo with that of a flat hole of 2\u202fmm in a block of the same steel. Smaller is noted, larger is a reason to talk, and two beside each other are a reason to stop.',
      'Since June the tank scans discs of up to 900\u202fmm by itself and keeps each picture for ten years. On request it goes with the certificate.',
    ],
    thumbnail: {
      name: 'ultrasonic-echo',
      alt: 'Drawing of a probe on a steel block and the echo of a glowing flaw between two high peaks',
    },
  }),
  sample({
    id: 9008,
    tag: 'Writing',
    title: 'A data sheet that buyers read to the end',
    author: 'Priya Ramsden',
    date: '2026-06-04',
    summary:
      'One page, nine lines, no adjectives. How we rewrote 140 sheets and what the telephone did afterwards.',
    details: [
      'Our old sheets began with the history of the works. Buyers looked for the yield strength and called.',
      'Now the first line says what the part is for and the ninth where it must not be used. Every figure has a unit, a test temperature and a direction. What we do not guarantee is not on the sheet.',
      'Calls with the question “is that along or across the grain?” have gone from eleven a week to one. That one is always the same customer, and we like to talk to him.',
    ],
    thumbnail: {
      name: 'data-sheet',
      alt: 'Drawing of a data sheet with nine lines, one of them glowing',
    },
  }),
  sample({
    id: 9009,
    tag: 'Marketing',
    title: 'Three rings on a pallet: what we take to a trade fair',
    author: 'Jonah Selwick',
    date: '2026-05-14',
    summary:
      'No film, no screens, no sweets. Visitors want to lift something, so we bring what can be lifted.',
    details: [
      'For years we had a stand with a film of the press. People watched it from the aisle and went on.',
      'This year there were three rings on a pallet: as rolled, as turned, and cut through and etched. Nearly everybody put a hand on the first, looked for the tool marks on the second and asked about the third.',
      'It was the cheapest stand we ever had, and the one with the most drawings in our bag on the way home: 41, of which nine have become orders.',
    ],
    thumbnail: {
      name: 'pallet-of-rings',
      alt: 'Drawing of three stacked rings on a pallet, the middle one glowing',
    },
  }),
  sample({
    id: 9010,
    tag: 'Trends',
    title: 'Forty blows that never happened',
    author: 'Owen Trevask',
    date: '2026-04-23',
    summary:
      'Before the first die is cut we forge the part on a computer, until it fills without a fold.',
    details: [
      'The model knows how the steel flows at each temperature, how the die robs it of heat, and how the lubricant fails in the end. What it needs from us is the preform: how much steel goes where before the last blow.',
      'For a steering knuckle of 14\u202fkg it took forty attempts, each forty minutes long. Number 38 filled the arm but folded at its root. Number 40 went into steel, and the first real piece was inside the tolerance.',
      'Ten years ago those forty attempts were four dies, at the price of a car each.',
    ],
    thumbnail: {
      name: 'simulation-mesh',
      alt: 'Mesh of a billet pressed between two flat dies, hottest in its middle',
    },
  }),
  sample({
    id: 9011,
    tag: 'Writing',
    title: 'One number from the melt to the crate',
    author: 'Priya Ramsden',
    date: '2026-04-02',
    summary:
      'Names change at every door, numbers do not. How a heat number stays with a part through eleven stations.',
    details: [
      'The melter calls it a heat, the forge a lot, the machine shop an order, and you call it a position. If each of them writes his own name on the tag, nobody can say in five years which steel is in which crane.',
      'So the number of the heat goes onto the hot billet with the first stamp, and is stamped again each time that a tool removes it. Eleven stations read it and none may add to it.',
      'Ask us for any part since 2009 by those five digits. The answer takes about a minute.',
    ],
    thumbnail: {
      name: 'heat-number',
      alt: 'Drawing of a metal tag with a glowing five-digit heat number',
    },
  }),
  sample({
    id: 9012,
    tag: 'Job Market',
    title: 'The night shift starts at half past nine',
    author: 'Harriet Colborne',
    date: '2026-03-12',
    summary:
      'Furnaces do not go home. Who looks after them at night, for how long, and what we changed this year.',
    details: [
      'A charge of shafts takes fourteen hours from the first burner to the last. Somebody has to be there when it comes to the quench, and that may be at three in the morning.',
      'Nobody does more than four nights in a row, and after them come three days without an alarm clock. Since March the shift ends at half past five, because that is when the first bus leaves.',
      'Night work pays a quarter more. Ask those who do it and they will name something else first: the hall is quiet, and nobody telephones.',
    ],
    thumbnail: {
      name: 'night-shift',
      alt: 'Drawing of a clock at half past nine with the hours of the night shift glowing',
    },
  }),
];
