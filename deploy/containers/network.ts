import { read } from './command';

/** A bridge on which every container has an address and a network of its own. Needs root. */
export async function openNetwork(gateway: string) {
  const bridge = `forge${process.pid}`;
  const namespaces: string[] = [];
  const ip = (...args: string[]) => read('ip', ...args);
  const [, length] = gateway.split('/');

  await ip('link', 'add', bridge, 'type', 'bridge');
  await ip('address', 'add', gateway, 'dev', bridge);
  await ip('link', 'set', bridge, 'up');

  return {
    /** @returns the path of the network namespace */
    join: async (address: string): Promise<string> => {
      const index = namespaces.length;
      const namespace = `${bridge}-${index}`;
      const link = `f${process.pid}v${index}`;
      await ip('netns', 'add', namespace);
      namespaces.push(namespace);
      await ip(
        ...['link', 'add', link, 'type', 'veth'],
        ...['peer', 'name', 'eth0', 'netns', namespace],
      );
      await ip('link', 'set', link, 'master', bridge, 'up');
      await ip('-n', namespace, 'address', 'add', `${address}/${length}`, 'dev', 'eth0');
      await ip('-n', namespace, 'link', 'set', 'lo', 'up');
      await ip('-n', namespace, 'link', 'set', 'eth0', 'up');
      return `/run/netns/${namespace}`;
    },
    close: async () => {
      for (const namespace of namespaces) await ip('netns', 'delete', namespace);
      await ip('link', 'delete', bridge);
    },
  };
}

export type Network = Awaited<ReturnType<typeof openNetwork>>;
