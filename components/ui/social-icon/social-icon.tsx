import { NetworkIcon } from './network-icon';
import { networkNames, networkOf } from './networks';

type Props = {
  /** The address that the surrounding link leads to; https, mailto or tel. */
  url: string;
  /** Replaces the network's name, where several links of one kind stand on a page. */
  label?: string;
  /** Edge length in px. */
  size?: number;
};

/** The mark of the network that an address belongs to; names the link around it. */
export function SocialIcon({ url, label, size = 20 }: Props) {
  const network = networkOf(url);
  return (
    <span role="img" aria-label={label ?? networkNames[network]}>
      <NetworkIcon network={network} size={size} />
    </span>
  );
}
