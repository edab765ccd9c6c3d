import type { ServerFunctionClient } from 'payload';
import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ReactNode } from 'react';
import { companyColours } from '@/server/company-colours';
import { checkName, serverFunctions } from '@/server/server-functions';
import { importMap } from './admin/importMap.js';
import './editor.css';
import './own-words.css';
import './starting.css';
import '@/components/unsaved.css';
import '@/inbox/inbox.css';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  checkName(args.name);
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default async function Layout({ children }: { children: ReactNode }) {
  const colours = await companyColours();
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {colours && <style>{colours}</style>}
      {children}
    </RootLayout>
  );
}
