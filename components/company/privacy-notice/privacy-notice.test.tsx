import { render, screen } from '@testing-library/react';
import { PrivacyNotice } from './privacy-notice';

const statistics = {
  program: 'umami',
  origin: 'https://statistics.example',
  site: '94db1cb1',
} as const;

describe('PrivacyNotice', () => {
  it('names the visitor statistics of another program, and when they are loaded', () => {
    render(
      <PrivacyNotice browserStorage={[]} settings={undefined} analytics={statistics} isDemo />,
    );
    const row = screen.getByRole('row', { name: /Visitor statistics/ });
    expect(row).toHaveTextContent('Umami');
    expect(row).toHaveTextContent('statistics.example');
    expect(screen.getByText(/Global Privacy Control/)).toBeVisible();
  });

  it('says that no page loads anything by itself where there are none', () => {
    render(<PrivacyNotice browserStorage={[]} settings={undefined} isDemo={false} />);
    expect(screen.queryByText(/statistics|demonstration/)).toBeNull();
    expect(screen.getByText(/^No page loads anything from anyone else by itself/)).toBeVisible();
  });
});
