import { act, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { notify } from './notify';
import Toaster from './toaster-client';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  act(() => toast.removeAll());
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const words = { region: 'Notifications, Alt+T', dismiss: 'Dismiss notification' };

describe('Toaster', () => {
  it.each([
    ['success', 2000],
    ['error', 4000],
  ] as const)('keeps %s for %i ms, and 1000 ms more while it fades', (kind, duration) => {
    render(<Toaster words={words} />);
    act(() => void toast[kind]('Add To Cart successfully'));
    pass(duration - 50);
    expect(screen.getByText('Add To Cart successfully').parentElement).toHaveAttribute(
      'data-visible',
      'true',
    );
    pass(100);
    expect(screen.getByText('Add To Cart successfully').parentElement).toHaveAttribute(
      'data-visible',
      'false',
    );
    pass(1000);
    expect(screen.queryByText('Add To Cart successfully')).toBeNull();
  });

  it('counts its time from the first paint, however late the toaster comes', async () => {
    await act(async () => notify.success('Add To Cart successfully'));
    pass(1900);
    render(<Toaster words={words} />);
    pass(1950);
    const box = screen.getByText('Add To Cart successfully').parentElement;
    expect(box).toHaveAttribute('data-visible', 'true');
    pass(150);
    expect(box).toHaveAttribute('data-visible', 'false');
  });

  it('takes away the toast before in the same place', async () => {
    render(<Toaster words={words} />);
    const inPlace = { place: 'certificate' };
    await act(async () => notify.error('❌ Please enter the OTP.', inPlace));
    await act(async () => notify.info('Elsewhere'));
    await act(async () => notify.success('✅ OTP verified', inPlace));
    pass(50);
    expect(screen.queryByText('❌ Please enter the OTP.')).toBeNull();
    expect(screen.getByText('✅ OTP verified')).toBeVisible();
    expect(screen.getByText('Elsewhere')).toBeVisible();
  });

  it.each([
    ['❌ Please enter the OTP.', 1],
    ['Please wait', 2],
  ])('shows one mark beside %s', (text, pictures) => {
    const { container } = render(<Toaster words={words} />);
    act(() => void toast.error(text));
    expect(container.querySelectorAll('svg')).toHaveLength(pictures);
  });

  it('waits while nothing is painted, as in a hidden tab', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    render(<Toaster words={words} />);
    await act(async () => notify.success('Add To Cart successfully'));
    pass(60_000);
    expect(screen.getByRole('status').parentElement).toHaveAttribute('data-visible', 'true');
    jest.restoreAllMocks();
  });

  it('renders the toast before its text, so that it is announced', () => {
    render(<Toaster words={words} />);
    act(() => void toast.success('Add To Cart successfully'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    pass(50);
    expect(screen.getByRole('status')).toHaveTextContent('Add To Cart successfully');
  });

  it('keeps what is loading until it is dismissed', () => {
    render(<Toaster words={words} />);
    act(() => void toast.loading('Sending'));
    pass(3_600_000);
    expect(screen.getByText('Sending')).toBeInTheDocument();
  });

  it('keeps at most 20', () => {
    render(<Toaster words={words} />);
    act(() => Array.from({ length: 25 }, (_, index) => toast(`Toast ${index}`)));
    pass(50);
    expect(screen.getAllByText(/^Toast/)).toHaveLength(20);
  });

  it('focuses the list on Alt+T', () => {
    render(<Toaster words={words} />);
    act(
      () =>
        void document.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyT' })),
    );
    expect(screen.getByRole('region', { name: /Notifications/ })).toHaveFocus();
  });
});
