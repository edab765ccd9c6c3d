import type { ComponentProps } from 'react';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { UnlockSteps } from './certificate-unlock-client';
import { unlockWords } from './words';

type Props = Omit<ComponentProps<typeof UnlockSteps>, 'formats' | 'words'>;

/** The locked document and the three steps to it. Each form also posts without scripts. */
export const CertificateUnlock = (props: Props) => (
  <UnlockSteps formats={siteFormats()} words={unlockWords(siteWords())} {...props} />
);
