export type Network = 'facebook' | 'instagram' | 'tiktok';

const SHAPES: Readonly<Record<Network, readonly string[]>> = {
  facebook: ['M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z'],
  instagram: [
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z',
    'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
    'M17.5 6.5h.01',
  ],
  tiktok: [
    'M21 7.9v4a9.9 9.9 0 0 1-5-1.9v4.5a6.5 6.5 0 1 1-8-6.3v4.3a2.5 2.5 0 1 0 4 2V3h4.1A6 6 0 0 0 21 7.9z',
  ],
};

/** The icon of a network, in the style of the other icons. */
export function SocialMark({ network }: { network: Network }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[network].map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  );
}
