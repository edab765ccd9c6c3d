import 'server-only';
import { getPortfolio, getProjects } from '@/lib/content/store/endpoints';
import type { Project } from '@/lib/content/schemas/company-schemas';

/**
 * The project that is told. What it does not say of itself comes from the first item of the portfolio.
 * @returns undefined until both lists were fetched, null where there is no project
 */
export async function getFirstProject(): Promise<Project | null | undefined> {
  const [projects, portfolio] = await Promise.all([getProjects(), getPortfolio()]);
  if (!projects || !portfolio) return undefined;
  const [project] = projects;
  const [shown] = portfolio;
  if (!project) return null;
  if (project.title) return project;
  return {
    ...project,
    title: shown?.title,
    text: shown?.text ?? project.text,
    picture: project.picture ?? shown?.picture,
  };
}
