import { Download } from '@/components/ui/icons/icons';
import { ButtonLink } from '@/components/ui/button/button';
import { MissingFileButton } from './missing-file-button-client';

export function PortfolioDownload({ file }: { file: string | undefined }) {
  if (!file) return <MissingFileButton />;
  return (
    <ButtonLink
      href={file}
      target="_blank"
      rel="noopener"
      prefetch={false}
      aria-label="Download the portfolio, opens in a new tab"
    >
      <Download size={18} aria-hidden="true" />
      Download
    </ButtonLink>
  );
}
