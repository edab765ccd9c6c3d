import { NetworkIcon } from './network-icon';
import { networkName, networkOf } from './networks';

type Props = {
  /** https, mailto or tel. */
  url: string;
  /** Replaces the network's name where several links to one network stand on a page. */
  label?: string;
  /** Pixels. */
  size?: number;
};

/** Names the link around it. */
export function SocialIcon({ url, label, size = 20 }: Props) {
  const network = networkOf(url);
  return (
    <span role="img" aria-label={label ?? networkName(network)}>
      <NetworkIcon network={network} size={size} />
    </span>
  );
}
