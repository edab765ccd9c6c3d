import { certificateTexts } from '@/lib/platform/text/prescribed';

export const texts = {
  ...certificateTexts,
  startedAgain: 'You can request a new code.',
  notOffered: 'This document is no longer offered.',
} as const;
