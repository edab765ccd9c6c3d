import { certificateTexts } from '@/lib/text/prescribed';

export const texts = { ...certificateTexts, startedAgain: 'You can request a new code.' } as const;
