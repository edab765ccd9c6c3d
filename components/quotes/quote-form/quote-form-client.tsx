'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { useCaptcha } from '@/components/ui/captcha/use-captcha';
import { HiddenField } from '@/components/ui/hidden-field/hidden-field';
import { FormFailure } from '@/components/ui/form-failure/form-failure';
import { QuoteSent } from '@/components/quotes/quote-result/quote-sent';
import { Button } from '@/components/ui/button/button';
import { useReady } from '@/components/ui/hydration/use-ready';
import { filesOf } from '@/lib/features/quotes/chosen-files';
import { QUOTES_PATH } from '@/contract/upload-limits';
import { bringIntoView } from './bring-into-view';
import { ChosenFiles } from './chosen-files';
import { DrawingsField } from './drawings-field';
import { DropZone } from './drop-zone';
import { isOpenAtFirst, PartFields, ProductChoices } from './part-fields';
import styles from './quote-form.module.css';
import type { QuoteFormProps } from './props';
import { SendBar } from './send-bar';
import { useDrawings } from './use-drawings';
import { useOfferedFiles } from './use-offered-files';
import { useQuote } from './use-quote';
import { useRows } from './use-rows';
import { useTyped } from './use-typed';
import { VisitorFields } from './visitor-fields';

const PRODUCTS = 'quote-products';
const FILES = 'quote-files';

export function QuoteRequest({
  words,
  formats,
  language,
  labelledBy,
  captcha,
  contactDetails,
  promise,
  ...props
}: QuoteFormProps) {
  const { products } = props;
  const { values: posted, ...initial } = props.initial ?? { values: {} };
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isReady = useReady();
  const { widget, prepare, getToken } = useCaptcha(captcha, words.captcha);
  const quote = useQuote(words.speech, initial, getToken);
  const { rows, canAdd, another, ...change } = useRows(form, props.rows, props.asked);
  const { values, keep, forget } = useTyped(form, posted);
  const { files, refused, ...drawings } = useDrawings();
  const opener = useRef<HTMLButtonElement>(null);
  const isBusy = quote.phase !== 'idle';

  async function choose(chosen: File[]) {
    if (chosen.length === 0 || isBusy) return;
    await drawings.add(chosen);
    quote.clearFieldError('file');
  }

  /** What the field holds is taken into the list. */
  async function takeFrom(field: HTMLInputElement) {
    await choose([...(field.files ?? [])]);
    field.value = '';
  }

  const isOver = useOfferedFiles((offered) => void choose(offered));

  useEffect(() => {
    // Chosen before scripts answered.
    if (input.current?.files?.length) void takeFrom(input.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  useEffect(() => {
    if (quote.phase === 'sent') forget();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each request
  }, [quote.phase]);

  function remove(key: number) {
    change.remove(key);
    requestAnimationFrame(keep);
  }

  if (quote.phase === 'sent') {
    return (
      <QuoteSent ref={bringIntoView} words={words.sent} refused={quote.refused}>
        <Button
          variant="outline"
          onClick={() => {
            change.clear();
            void drawings.clear();
            quote.again();
            requestAnimationFrame(() => opener.current?.focus());
          }}
        >
          {words.again}
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
      aria-busy={isBusy}
      // Our own messages replace the browser's once scripts answer.
      noValidate={isReady}
      className={styles.form}
      data-js
      onSubmit={(event) =>
        void quote.submit(
          event,
          [...files, ...filesOf(new FormData(event.currentTarget))],
          change.products(),
        )
      }
      onFocus={prepare}
      onInput={(event: FormEvent) => {
        quote.clearFieldError((event.target as HTMLInputElement).name);
        keep();
      }}
    >
      {/* What Enter presses. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className={styles.hidden} />
      <HiddenField name="request_id" value={posted.request_id} />
      <HiddenField name="language" value={language} />
      <ProductChoices id={PRODUCTS} titles={products} />
      <DropZone
        words={words}
        field={FILES}
        isReady={isReady}
        isOver={isOver && !isBusy}
        isBusy={isBusy}
        opener={opener}
        error={isReady ? quote.errors.file : undefined}
        onChoose={() => input.current?.click()}
      />
      <ChosenFiles
        words={words}
        formats={formats}
        files={files}
        refused={refused}
        isBusy={isBusy}
        onRemove={(file) => {
          void drawings.remove(file);
          opener.current?.focus(); // the clicked button disappears with its file
        }}
      />
      {rows.map(({ key, values: part, lang, isAdded = false, isSpare = false }, index) => (
        <PartFields
          key={key}
          words={words}
          index={index}
          values={part}
          lang={lang}
          errors={quote.errors}
          isOpen={isAdded || isOpenAtFirst(part, index, initial.errors)}
          isSpare={isSpare}
          products={products.length > 0 ? PRODUCTS : undefined}
          onRemove={isReady && rows.length > 1 ? () => remove(key) : undefined}
        />
      ))}
      {canAdd && (
        <Button
          ref={another}
          type="submit"
          variant="text"
          data-js=""
          formAction={QUOTES_PATH}
          formEncType="application/x-www-form-urlencoded"
          formNoValidate
          onClick={(event) => {
            event.preventDefault();
            change.add();
          }}
        >
          {words.anotherPart}
        </Button>
      )}
      <VisitorFields words={words} values={values} errors={quote.errors} />
      {/* Behind all fields: the server passes files on as they come. */}
      <DrawingsField
        words={words}
        id={FILES}
        input={input}
        isReady={isReady}
        error={isReady ? undefined : quote.errors.file}
        onChoose={(field) => void takeFrom(field)}
      />
      {widget}
      <SendBar words={words} formats={formats} promise={promise} {...quote} />
      <div role="alert" className={styles.failure}>
        {quote.failure && (
          <FormFailure words={words.failure} reason={quote.failure} {...contactDetails} />
        )}
      </div>
    </form>
  );
}
