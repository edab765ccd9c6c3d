import './quiet-footer.css';

/** Stands on a page that is itself the way in: its footer then repeats neither invitation nor buttons. */
export const QuietFooter = () => <span hidden data-quiet-footer="" />;
