import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/toast/notify';
import { PortfolioDownload } from './portfolio-download';

describe('PortfolioDownload', () => {
  test('opens the file in a new tab', () => {
    render(<PortfolioDownload file="/media/host/portfolio.pdf" />);
    const link = screen.getByRole('link', { name: /^Download/ });
    expect(link).toHaveAttribute('href', '/media/host/portfolio.pdf');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('reports a missing file in the page, as a toast and in the console', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(notify, 'error').mockImplementation();
    render(<PortfolioDownload file={undefined} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(screen.getByRole('status')).toHaveTextContent('Portfolio file not available.');
    expect(notify.error).toHaveBeenCalledWith('Portfolio file not available.');
    expect(warn).toHaveBeenCalledWith('Portfolio file not available');
  });

  test('says it anew with each click, so that screen readers do', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    render(<PortfolioDownload file={undefined} />);
    const click = () => userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await click();
    const said = screen.getByRole('status').firstChild;
    await click();
    expect(screen.getByRole('status')).toHaveTextContent('Portfolio file not available.');
    expect(screen.getByRole('status').firstChild).not.toBe(said);
  });
});
