export { default } from '@/app/[language]/(site)/template';
