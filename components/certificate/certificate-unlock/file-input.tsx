/** Tells which locked document a form is about; of the certificate nothing is said. */
export function FileInput({ file }: { file: string | undefined }) {
  return file && <input type="hidden" name="file" value={file} />;
}
