import { render, screen } from '@testing-library/react';
import { ContentBoundary, LoadingSection } from './content-boundary';

const list = (items: string[]) => <p>{items.length} items</p>;

describe('ContentBoundary', () => {
  it('shows the placeholder while the content was never loaded', () => {
    render(
      <ContentBoundary content={undefined} placeholder="Loading...">
        {list}
      </ContentBoundary>,
    );
    expect(screen.getByText('Loading...')).toBeVisible();
  });

  it('leaves a section without a placeholder out', () => {
    const { container } = render(<ContentBoundary content={undefined}>{list}</ContentBoundary>);
    expect(container).toBeEmptyDOMElement();
  });

  it('passes an empty list on', () => {
    render(
      <ContentBoundary content={[]} placeholder="Loading...">
        {list}
      </ContentBoundary>,
    );
    expect(screen.getByText('0 items')).toBeVisible();
  });
});

describe('LoadingSection', () => {
  it('keeps the heading of the section', () => {
    render(<LoadingSection title="Our Clients" text="For years." />);
    const section = screen.getByRole('region', { name: 'Our Clients' });
    expect(section).toHaveTextContent('For years.');
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  it('has a name without a heading', () => {
    render(<LoadingSection label="Product" />);
    expect(screen.getByRole('region', { name: 'Product' })).toHaveTextContent('Loading...');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
