import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { QUOTE_LIMITS } from '@/contract/form-limits';
import { dropDraft, keepDraft } from '@/lib/features/forms/drafts';
import { MIN_FILL_TIME } from '@/lib/features/forms/guard';
import { basketStore } from '@/lib/features/quotes/basket-store';
import { words } from '@/words/words';
import { QuoteForm } from './quote-form';

const ring = { id: 1, title: 'Ring', quantity: 1 };
const shaft = { id: 2, title: 'Shaft', quantity: 5 };
const disc = { id: 3, title: 'Disc', quantity: 2 };

const put = (...lines: (typeof ring)[]) => act(() => void basketStore.change(() => lines));
const again = words('en').quote.again;
const inBasket = () => basketStore.current().map(({ title }) => title);

type Props = Partial<ComponentProps<typeof QuoteForm>>;

async function showForm(rows: Record<string, string>[] = [{}], props: Props = {}) {
  const shown = render(
    <QuoteForm {...props} labelledBy="quote" contactDetails={{}} products={['Ring']} rows={rows} />,
  );
  // Rows of the basket come after the first paint.
  await act(() => jest.advanceTimersByTimeAsync(100));
  return shown;
}

const field = (name: string) => screen.getByLabelText(name, { exact: false });
const products = () => screen.queryAllByLabelText<HTMLInputElement>('Product from our catalogue');
const remove = (part: number) =>
  fireEvent.click(screen.getByRole('button', { name: `Remove Part ${part}` }));

async function send() {
  fireEvent.change(field('Name'), { target: { value: 'Ada Holt' } });
  fireEvent.change(field('Email'), { target: { value: 'ada@example.com' } });
  fireEvent.submit(screen.getByRole('form', { hidden: true }));
  await act(() => jest.advanceTimersByTimeAsync(MIN_FILL_TIME + 100));
  expect(screen.getByRole('button', { name: again })).toBeVisible();
}

beforeAll(() => {
  // jsdom knows none of them.
  AbortSignal.prototype.throwIfAborted ??= () => undefined;
  performance.getEntriesByType = () => [];
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(200);
  jest.spyOn(XMLHttpRequest.prototype, 'responseText', 'get').mockReturnValue('{}');
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('load')));
  });
});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  put();
});
afterEach(() => {
  jest.useRealTimers();
  dropDraft('quote');
});
afterAll(() => jest.restoreAllMocks());

describe('the focus in a form for a quote', () => {
  const another = () => screen.queryByRole('button', { name: 'Add another part' });
  const frame = () => act(() => jest.advanceTimersByTimeAsync(20));

  it('goes to what is said once it is sent, which is brought into view', async () => {
    await showForm([{ material: '42CrMo4' }]);
    await send();
    expect(screen.getByText('Your request has been sent', { exact: false }).parentElement).toBe(
      document.activeElement,
    );
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
    await act(async () => screen.getByRole('button', { name: again }).click());
    await frame();
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  });

  it('goes to the last part that can be added, whose button is gone', async () => {
    await showForm([{ material: '42CrMo4' }]);
    for (let parts = 1; parts < QUOTE_LIMITS.parts; parts++) {
      another()!.focus();
      fireEvent.click(another()!);
      await frame();
    }
    expect(another()).toBeNull();
    expect(document.activeElement).toHaveAttribute(
      'name',
      `parts[${QUOTE_LIMITS.parts - 1}][quantity]`,
    );
  });
});

describe('a form for a quote of a product', () => {
  it('has it once where it was put into the basket in another language', async () => {
    put({ ...ring, title: 'Walzring' }, shaft);
    await showForm([{ product: 'Ring' }], { asked: { id: ring.id, title: 'Ring' } });
    expect(products().map(({ value }) => value)).toEqual(['Ring', 'Shaft']);
  });
});

describe('a form for a quote that is left and opened again', () => {
  const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

  it('has what was typed and chosen, and what is offered besides', async () => {
    const { unmount } = await showForm();
    type('Material', '42CrMo4');
    type('Email', 'ada@example.com');
    keepDraft('quote', { files: [new File(['%PDF-1.7'], 'ring.pdf')] });
    unmount();
    await showForm([{ product: 'Ring' }]);
    expect(screen.getAllByLabelText('Material')[0]).toHaveValue('42CrMo4');
    expect(products().map(({ value }) => value)).toEqual(['', 'Ring']);
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(screen.getByText('ring.pdf')).toBeVisible();
  });

  it('is empty once it was sent', async () => {
    const { unmount } = await showForm();
    type('Material', '42CrMo4');
    await send();
    unmount();
    await showForm();
    expect(field('Material')).toHaveValue('');
    expect(field('Name')).toHaveValue('');
  });

  it('begins the next request empty, also where it had a draft', async () => {
    keepDraft('quote', { values: { name: 'Ada Holt', 'parts[0][material]': '42CrMo4' } });
    await showForm();
    expect(field('Name')).toHaveValue('Ada Holt');
    await send();
    await act(async () => screen.getByRole('button', { name: again }).click());
    expect(field('Material')).toHaveValue('');
    expect(field('Name')).toHaveValue('');
  });
});

describe('the basket of a form for a quote', () => {
  it('keeps what another tab has added once the form is sent, for the next one', async () => {
    put(ring);
    await showForm();
    put(ring, shaft);
    await send();
    expect(inBasket()).toEqual(['Shaft']);
    // It forgets its files, too, which takes a moment.
    await act(async () => screen.getByRole('button', { name: again }).click());
    expect(products().map(({ value }) => value)).toEqual(['Shaft']);
  });

  it('is empty once all of it is sent, whatever a part was renamed to', async () => {
    put(ring, disc);
    await showForm();
    fireEvent.change(products()[0]!, { target: { value: 'Ring, turned' } });
    await send();
    expect(inBasket()).toEqual([]);
  });

  it('loses a part that is removed from the form', async () => {
    put(ring, shaft, disc);
    await showForm();
    remove(2);
    expect(inBasket()).toEqual(['Ring', 'Disc']);
  });

  it('keeps what another part of the form still stands for', async () => {
    put(ring);
    await showForm([{ material: '42CrMo4' }]);
    fireEvent.change(products()[0]!, { target: { value: 'Ring' } });
    remove(1);
    expect(inBasket()).toEqual(['Ring']);
  });
});
