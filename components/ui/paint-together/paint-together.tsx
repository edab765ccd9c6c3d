/**
 * Nothing is painted before the page is parsed up to here: on a slow machine half of what stands above
 * would be painted, and move as the rest comes. React moves the link into the head, where it counts.
 * @param id of this place, once in a page
 */
export function PaintTogether({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  );
}
