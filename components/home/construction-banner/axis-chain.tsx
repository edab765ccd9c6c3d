import styles from './axis-chain.module.css';

const axes = ['A', 'B', 'C', 'D', 'E'];

/**
 * Column axes above a structural drawing.
 * @param bay the distance between two of them
 */
export function AxisChain({ bay }: { bay?: string }) {
  return (
    <div className={styles.axes} aria-hidden="true">
      {axes.map((axis) => (
        <span key={axis} className={styles.axis}>
          <span className={styles.label}>{axis}</span>
          {bay && <span className={styles.bay}>{bay}</span>}
        </span>
      ))}
    </div>
  );
}
