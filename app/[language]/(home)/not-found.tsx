export { default, generateMetadata } from '@/app/[language]/(site)/not-found';
