import styles from './axis-chain.module.css';

const axes = ['A', 'B', 'C', 'D', 'E'];

/** Distance between two columns in the drawing, in mm. */
const BAY = '7\u202f200';

/** Column axes and bays above a structural drawing. */
export function AxisChain() {
  return (
    <div className={styles.axes} aria-hidden="true">
      {axes.map((axis) => (
        <span key={axis} className={styles.axis}>
          <span className={styles.label}>{axis}</span>
          <span className={styles.bay}>{BAY}</span>
        </span>
      ))}
    </div>
  );
}
