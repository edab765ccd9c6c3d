/** By which a host knows a form that is sent twice without scripts; only a page that is made for one visitor has one. */
export function RequestId({ id }: { id: string | undefined }) {
  return id && <input type="hidden" name="request_id" value={id} />;
}
