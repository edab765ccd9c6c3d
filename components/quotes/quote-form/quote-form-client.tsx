'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useCaptcha } from '@/components/contact/captcha/use-captcha';
import {
  EnquiryFailure,
  type ContactDetails,
} from '@/components/contact/enquiry-form/enquiry-failure';
import { QuoteSent } from '@/components/quotes/quote-result/quote-sent';
import { Button } from '@/components/ui/button/button';
import type { Captcha } from '@/lib/features/enquiries/captcha';
import type { FieldErrors } from '@/lib/platform/http/http-error';
import { chooseFiles, filesOf, type RefusedFile } from '@/lib/features/quotes/chosen-files';
import type { PartValues, QuoteValues } from '@/lib/features/quotes/part-rows';
import { quoteTexts as texts } from '@/lib/features/quotes/texts';
import { QUOTES_PATH } from '@/contract/upload-limits';
import { DrawingsField } from './drawings-field';
import { PartFields } from './part-fields';
import styles from './quote-form.module.css';
import { SendBar } from './send-bar';
import { useQuote } from './use-quote';
import { useRows } from './use-rows';
import { VisitorFields } from './visitor-fields';

type Props = {
  /** The id of the form's heading. */
  labelledBy: string;
  captcha?: Captcha;
  contactDetails: ContactDetails;
  /** Titles to choose from. */
  products: readonly string[];
  rows: PartValues[];
  /** Of a post without scripts. */
  initial?: { values: QuoteValues; errors?: FieldErrors; failure?: string };
};

const PRODUCTS = 'quote-products';

/** The form for a quote. Before hydration it posts by itself. */
export function QuoteForm({ labelledBy, captcha, contactDetails, products, ...props }: Props) {
  const { values, ...initial } = props.initial ?? { values: {} };
  const form = useRef<HTMLFormElement>(null);
  const { widget, prepare, getToken } = useCaptcha(captcha);
  const quote = useQuote(initial, getToken);
  const { rows, canAdd, ...change } = useRows(form, props.rows);
  const [files, setFiles] = useState<File[]>([]);
  const [refused, setRefused] = useState<RefusedFile[]>([]);

  async function choose(chosen: File[]) {
    if (chosen.length === 0) return;
    const choice = await chooseFiles(files, chosen);
    setFiles(choice.files);
    setRefused(choice.refused);
    quote.clearFieldError('file');
  }

  useEffect(() => {
    // From here on our own messages replace the browser's.
    if (form.current) form.current.noValidate = true;
  }, []);
  if (quote.phase === 'sent') {
    return (
      <QuoteSent refused={quote.refused}>
        <Button
          variant="outline"
          onClick={() => {
            change.clear();
            setFiles([]);
            setRefused([]);
            quote.again();
          }}
        >
          {texts.again}
        </Button>
      </QuoteSent>
    );
  }
  return (
    <form
      ref={form}
      action={QUOTES_PATH}
      method="post"
      encType="multipart/form-data"
      aria-labelledby={labelledBy}
      aria-busy={quote.phase === 'sending'}
      className={styles.form}
      data-js
      onSubmit={(event) => void quote.submit(event, [...files, ...leftIn(event.currentTarget)])}
      onFocus={prepare}
      onInput={(event: FormEvent) => quote.clearFieldError((event.target as HTMLInputElement).name)}
    >
      {/* What Enter presses. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className={styles.hidden} />
      {products.length > 0 && (
        <datalist id={PRODUCTS}>
          {products.map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
      )}
      {rows.map(({ key, values: part }, index) => (
        <PartFields
          key={key}
          index={index}
          values={part}
          errors={quote.errors}
          products={products.length > 0 ? PRODUCTS : undefined}
          onRemove={rows.length > 1 && key >= 0 ? () => change.remove(key) : undefined}
        />
      ))}
      {canAdd && (
        <Button
          type="submit"
          variant="outline"
          data-js=""
          formAction={QUOTES_PATH}
          formEncType="application/x-www-form-urlencoded"
          formNoValidate
          className={styles.another}
          onClick={(event) => {
            event.preventDefault();
            change.add();
          }}
        >
          {texts.another}
        </Button>
      )}
      <VisitorFields values={values} errors={quote.errors} />
      {/* Behind all fields: the server passes files on as they come. */}
      <DrawingsField
        files={files}
        refused={refused}
        error={quote.errors.file}
        onChoose={(input) => {
          void choose([...(input.files ?? [])]);
          input.value = '';
        }}
        onRemove={(file) => setFiles(files.filter((other) => other !== file))}
      />
      {widget}
      <SendBar {...quote} />
      <div role="alert" className={styles.failure}>
        {quote.failure && <EnquiryFailure reason={quote.failure} {...contactDetails} />}
      </div>
    </form>
  );
}

/** Chosen before the scripts ran. */
const leftIn = (form: HTMLFormElement): File[] => filesOf(new FormData(form));
