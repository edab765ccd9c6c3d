import { Link2, Mail, Phone } from '@/components/ui/icons/icons';
import type { ReactNode } from 'react';
import type { Network } from './networks';

/** 24 × 24. Lucide has no company logos. */
const drawn: Record<Exclude<Network, 'mail' | 'phone' | 'link'>, ReactNode> = {
  linkedin: (
    <path
      fill="currentColor"
      d="M3.5 9h4v11.5h-4zM5.5 3.2a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M10 9h3.8v1.6c.7-1.1 1.9-1.9 3.6-1.9 3 0 4.1 1.9 4.1 5v6.8h-4v-6.2c0-1.5-.4-2.4-1.6-2.4-1.3 0-1.9 1-1.9 2.5v6.1h-4z"
    />
  ),
  youtube: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M4.5 5.3C9.5 4.6 14.5 4.6 19.5 5.3 21 5.5 22 6.6 22.2 8.1c.4 2.6.4 5.2 0 7.8-.2 1.5-1.2 2.6-2.7 2.8-5 .7-10 .7-15 0-1.5-.2-2.5-1.3-2.7-2.8-.4-2.6-.4-5.2 0-7.8.2-1.5 1.2-2.6 2.7-2.8zM10 8.6v6.8l5.8-3.4z"
    />
  ),
  x: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M2.8 3.5h5.7l4.6 6.3 5.5-6.3h2.3l-6.7 7.7 7 9.3h-5.7l-4.9-6.6-5.8 6.6H2.5l7-8zM6.2 5.2l10.2 13.6h1.6L7.7 5.2z"
    />
  ),
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="1.9">
      <rect x="3.2" y="3.2" width="17.6" height="17.6" rx="4.8" />
      <circle cx="12" cy="12" r="4.1" />
      <circle cx="17" cy="7" r="1.2" fill="currentColor" stroke="none" />
    </g>
  ),
  facebook: (
    <path
      fill="currentColor"
      d="M9.3 21.5V13H6.3V9.6h3V7.3c0-3 1.8-4.8 4.6-4.8h3.2v3.4h-2.3c-1.3 0-1.9.6-1.9 1.8v1.9h4l-.6 3.4h-3.4v8.5z"
    />
  ),
  pinterest: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.3"
      strokeLinecap="round"
      d="m9.2 21 2.9-12M7.3 13.4C4 8.4 7.1 3.2 12.3 3.2c4 0 6.5 2.7 6.2 6.3-.3 3.9-2.7 6.5-5.3 6.3-1.3-.1-2.1-.8-2.3-1.9"
    />
  ),
};

/** Has no accessible name. */
export function NetworkIcon({ network, size }: { network: Network; size: number }) {
  if (network === 'mail') return <Mail size={size} strokeWidth={1.75} />;
  if (network === 'phone') return <Phone size={size} strokeWidth={1.75} />;
  if (network === 'link') return <Link2 size={size} strokeWidth={1.75} />;
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} focusable="false">
      {drawn[network]}
    </svg>
  );
}
