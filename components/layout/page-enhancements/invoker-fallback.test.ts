import userEvent from '@testing-library/user-event';
import { supplyInvokers } from './invoker-fallback';

// jsdom knows neither invokers nor how to open a dialog, like the browsers that need this.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  document.body.innerHTML = `
    <button command="show-modal" commandfor="film"><b>Play</b></button>
    <button command="show-modal" commandfor="nowhere">Lost</button>
    <dialog id="film">Film</dialog>`;
});

const click = (text: string) => userEvent.click(document.querySelector(text)!);

describe('supplyInvokers', () => {
  it("opens the dialog of a button, also on a click on the button's content", async () => {
    const end = supplyInvokers();
    await click('b');
    expect(document.querySelector('dialog')).toHaveAttribute('open');
    await click('[commandfor=nowhere]');
    end();
  });

  it('does nothing after removal or with native support', async () => {
    supplyInvokers()();
    await click('b');
    Object.defineProperty(HTMLButtonElement.prototype, 'command', {
      configurable: true,
      value: '',
    });
    const end = supplyInvokers();
    await click('b');
    expect(document.querySelector('dialog')).not.toHaveAttribute('open');
    end();
    delete (HTMLButtonElement.prototype as { command?: string }).command;
  });
});
