/** What a form sends beside what is typed; nothing where there is nothing to say. */
export function HiddenField({ name, value }: { name: string; value: string | undefined }) {
  return value && <input type="hidden" name={name} value={value} />;
}
