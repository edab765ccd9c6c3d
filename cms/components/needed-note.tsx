/** In the menu of a record that the site cannot be without, in place of “Unpublish”. */
export function NeededNote() {
  return (
    <p className="needed-note">
      The site cannot be without this, so it cannot be unpublished. Publish it as it should be.
    </p>
  );
}
