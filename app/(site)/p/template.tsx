export { default } from '@/app/(site)/template';
