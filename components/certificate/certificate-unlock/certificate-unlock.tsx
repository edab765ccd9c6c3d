import type { ComponentProps } from 'react';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { formLocale } from '@/lib/features/forms/form-language';
import { UnlockSteps } from './certificate-unlock-client';
import { unlockWords } from './words';

type Props = Omit<ComponentProps<typeof UnlockSteps>, 'formats' | 'words' | 'language'>;

/** The locked document and the three steps to it. Each form also posts without scripts. */
export const CertificateUnlock = (props: Props) => (
  <UnlockSteps
    formats={siteFormats()}
    words={unlockWords(siteWords())}
    language={formLocale()}
    {...props}
  />
);
