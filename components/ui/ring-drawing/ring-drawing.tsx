const CENTRE = 300;

/** Rings as in a technical drawing. Decorative. */
export function RingDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 600 600"
      className={className}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx={CENTRE} cy={CENTRE} r="260" strokeWidth="1.5" />
      <circle cx={CENTRE} cy={CENTRE} r="252" strokeWidth="0.75" />
      <circle cx={CENTRE} cy={CENTRE} r="150" strokeWidth="1.5" />
      <circle cx={CENTRE} cy={CENTRE} r="118" strokeWidth="1.5" />
      <circle cx={CENTRE} cy={CENTRE} r="108" strokeWidth="0.75" />
      <circle cx={CENTRE} cy={CENTRE} r="205" strokeWidth="0.75" strokeDasharray="14 4 3 4" />
      <path d="M300 8v584M8 300h584" strokeWidth="0.75" strokeDasharray="22 5 4 5" />
      <path d="m116 116 368 368M484 116 116 484" strokeWidth="0.5" strokeDasharray="22 5 4 5" />
    </svg>
  );
}
