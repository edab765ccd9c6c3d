import styles from './axis-chain.module.css';

const axes = ['A', 'B', 'C', 'D', 'E'];

/** Distance of two columns in the drawing, in millimetres. */
const BAY = '7\u202f200';

/** The chain of axes and bays above a structural drawing; each axis begins a line of the sheet. */
export function AxisChain() {
  return (
    <div className={styles.axes} aria-hidden="true">
      {axes.map((axis) => (
        <span key={axis} className={styles.axis}>
          <span className={styles.mark}>{axis}</span>
          <span className={styles.bay}>{BAY}</span>
        </span>
      ))}
    </div>
  );
}
