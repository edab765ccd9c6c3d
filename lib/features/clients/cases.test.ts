import { clientCases } from './cases';

const picture = undefined;
const clients = ['Halvane Wind', 'Corvane Pumps', undefined].map((title) => ({ title, picture }));
const quotation = (html: string) => ({ html });
const work = (id: number, text?: string) => ({ id, title: `Work ${id}`, text, picture });

describe('clientCases', () => {
  test('puts the work for a client beside its words', () => {
    const said = quotation('<p>“None has come back.”</p><p><b>Ruth</b>, Halvane Wind</p>');
    const works = [work(1), work(2, 'Rings for Halvane Wind.')];
    expect(clientCases({ clients, quotations: [said], portfolio: works })).toEqual([
      { quotation: said, work: works[1] },
    ]);
  });

  test('shows words without work, and works only where nobody says anything', () => {
    const said = { ...quotation('<p>Good.</p>'), name: 'Ruth', role: 'buyer' };
    const portfolio = [work(1, 'For Corvane Pumps.'), work(2, 'For Corvane Pumps, too.')];
    expect(clientCases({ clients, quotations: [said], portfolio })).toEqual([
      { quotation: said, work: undefined },
    ]);
    expect(clientCases({ clients, quotations: [], portfolio })).toEqual([{ work: portfolio[0] }]);
  });

  test('knows a name that begins with another one, and one among letters without spaces', () => {
    const named = ['Halvane', 'Halvane Wind', '华能风电'].map((title) => ({ title, picture }));
    const portfolio = [work(1, 'Rings for Halvane Wind.'), work(2, '为华能风电轧制的环件')];
    const said = ['Halvane', 'Halvane Wind', '华能风电'].map((role) => ({ html: '', role }));
    const cases = clientCases({ clients: named, quotations: said, portfolio });
    expect(cases.map(({ work: found }) => found?.id)).toEqual([undefined, 1, 2]);
  });

  test('shows three at most, what is said first', () => {
    const quotations = ['a', 'b', 'c', 'd'].map(quotation);
    const portfolio = [work(1, 'For Corvane Pumps.')];
    expect(
      clientCases({ clients, quotations, portfolio }).map((shown) => shown.quotation?.html),
    ).toEqual(['a', 'b', 'c']);
  });

  test('takes a part of a word for no name', () => {
    const portfolio = [work(1, 'For Halvane Windpower and McCorvane Pumps.')];
    expect(clientCases({ clients, quotations: [], portfolio })).toEqual([]);
  });
});
