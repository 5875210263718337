import styles from './StaffTable.module.css';

const PATHS = {
  store:
    'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5m8.774-10.69a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05',
  edit: 'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
  delete:
    'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  up: 'm5 12 7-7 7 7m-7 7V5',
  down: 'M12 5v14m7-7-7 7-7-7',
  upDown: 'M21 16l-4 4-4-4m4 4V4M3 8l4-4 4 4M7 4v16',
  drag: 'M9 12h0M9 5h0M9 19h0M15 12h0M15 5h0M15 19h0',
} as const;

/** A decorative icon. A table has hundreds of icons: this one has two elements, those of lucide-react up to seven. */
export function RowIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className={styles.icon} data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
