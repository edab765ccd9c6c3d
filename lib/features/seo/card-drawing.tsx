import { cardSize } from './card-path';

/** The design tokens: the renderer reads no style sheet. */
const colours = {
  ground: '#0e1013',
  text: '#f4f5f3',
  quiet: '#98a2ac',
  line: '#2b3138',
  glow: '#ff7a2f',
};

/** At the right edge. */
export const cardPictureSize = { width: 480, height: cardSize.height };

const LONG_TITLE = 48;

/** For pages without a picture. */
const rings = [300, 292, 236, 172, 164];

type Props = {
  title: string;
  brand?: string;
  site: string;
  photo?: string;
  /** Instead of the tokens' own. */
  accent?: string;
  background?: string;
};

export function CardDrawing({
  title,
  brand,
  site,
  photo,
  accent = colours.glow,
  background = colours.ground,
}: Props) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background }}>
      {photo ? <CardPhoto src={photo} /> : <Rings accent={accent} />}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: photo ? cardSize.width - cardPictureSize.width : 860,
          padding: '64px 56px 60px 72px',
          color: colours.text,
          fontFamily: 'Archivo',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 30 }}>
          <div style={{ width: 44, height: 6, background: accent }} />
          {brand || site}
        </div>
        <div
          style={{
            fontSize: title.length > LONG_TITLE || photo ? 58 : 72,
            lineHeight: 1.1,
            letterSpacing: '-0.02em',
            lineClamp: 5,
            textWrap: 'balance',
            display: 'block',
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', fontSize: 26, color: colours.quiet }}>
          {brand ? site : ''}
        </div>
      </div>
    </div>
  );
}

function CardPhoto({ src }: { src: string }) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- drawn on the server, not sent to a browser
    <img
      src={src}
      alt=""
      {...cardPictureSize}
      style={{ position: 'absolute', top: 0, right: 0, objectFit: 'cover' }}
    />
  );
}

function Rings({ accent }: { accent: string }) {
  return (
    <svg
      width="640"
      height="640"
      viewBox="0 0 640 640"
      style={{ position: 'absolute', top: -5, right: -280 }}
    >
      {rings.map((radius) => (
        <circle
          key={radius}
          cx="320"
          cy="320"
          r={radius}
          fill="none"
          stroke={radius === 236 ? accent : colours.line}
          strokeWidth={radius === 236 ? 2 : 3}
          strokeDasharray={radius === 236 ? '22 8 5 8' : undefined}
        />
      ))}
    </svg>
  );
}
