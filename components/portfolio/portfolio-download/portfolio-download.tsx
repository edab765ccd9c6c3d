import { Download } from '@/components/ui/icons/icons';
import { ButtonLink } from '@/components/ui/button/button';
import { siteWords } from '@/lib/content/words/site-words';
import { MissingFileButton } from './missing-file-button-client';

export function PortfolioDownload({ file }: { file: string | undefined }) {
  const { company } = siteWords();
  if (!file)
    return (
      <MissingFileButton
        words={{ download: company.download, missing: company.portfolioMissing }}
      />
    );
  return (
    <ButtonLink
      href={file}
      target="_blank"
      rel="noopener"
      prefetch={false}
      aria-label={company.downloadPortfolio}
    >
      <Download size={18} aria-hidden="true" />
      {company.download}
    </ButtonLink>
  );
}
