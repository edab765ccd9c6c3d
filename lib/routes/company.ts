import type { Route } from './route';

export const companyRoutes = [
  {
    path: '/',
    name: 'Home',
    title: 'What we make, and how to reach us',
    description:
      'What the company makes and for whom, the services and products it offers, and the people to talk to about them.',
  },
  {
    path: '/home-1',
    name: 'Construction',
    title: 'Products for building and construction',
    description:
      'What we make for residential, commercial and multipurpose buildings, for hotels and resorts, with our services and latest projects.',
    variantOf: '/',
  },
  {
    path: '/home-2',
    name: 'Industries',
    title: 'Parts and products for industry',
    description:
      'The industries that we supply, what we make for each of them, and a form for a free consultation: from the first enquiry to delivery.',
    variantOf: '/',
  },
  {
    path: '/about',
    name: 'About Us',
    title: 'About Us: who we are and what we make',
    description:
      'Who we are, what we make, who works with us, and the reasons why buyers have stayed with us for decades.',
  },
  {
    path: '/about-2',
    name: 'Our Story',
    title: 'Our story: how we became who we are',
    description:
      'The story of the company in three steps, with the people and the reasons behind it.',
    variantOf: '/about',
  },
  {
    path: '/service',
    name: 'Services',
    title: 'Services: what we do for our customers',
    description:
      'Everything that a part goes through on its way to the customer, each step with its pictures, figures and limits.',
    paged: true,
  },
  {
    path: '/service-2',
    name: 'Services at a Glance',
    title: 'Services at a glance',
    description:
      'A compact overview of all our services with their pictures, to find the right one at a glance.',
    variantOf: '/service',
  },
  {
    path: '/service-single',
    name: 'Service in Focus',
    title: 'Service in focus: how one order runs through our hands',
    description:
      'One service shown closely, with its pictures, figures and limits, as an example of how we work.',
    variantOf: '/service',
  },
  {
    path: '/clients',
    name: 'Our Clients',
    title: 'Our Clients: who works with us',
    description:
      'Manufacturers, operators and contractors who order from us, many of them for decades.',
  },
  {
    path: '/manufacture',
    name: 'Equipment',
    title: 'Equipment: what our products are made on',
    description:
      'The machines, halls and measuring rooms behind the products that we deliver, in pictures.',
  },
  {
    path: '/certificate',
    name: 'Certificate',
    title: 'Certificates and inspection documents',
    description:
      'Certificates of our management systems and approvals, and the inspection document that is unlocked with a one-time code.',
  },
  {
    path: '/certificate/unlock',
    name: 'Unlock the Certificate',
    title: 'Unlock the certificate',
    description:
      'The steps to the locked certificate for browsers without scripts: request, code, document.',
    noindex: true,
    dynamic: true,
  },
  {
    path: '/portfolio',
    name: 'Portfolio',
    title: 'Portfolio: what we have made',
    description:
      'Selected products and projects in pictures, and the complete portfolio as a document to download.',
  },
  {
    path: '/portfolio-details',
    name: 'A Project in Detail',
    title: 'A project in detail: from drawing to delivery',
    description:
      'One project followed from the customer’s drawing through every stage of production to delivery.',
    variantOf: '/portfolio',
  },
  {
    path: '/sustainability',
    name: 'Sustainability',
    title: 'Sustainability: what we save, and how',
    description:
      'How we save energy and material in our halls and on the road, and what we have still to do, in words and pictures.',
  },
  {
    path: '/team-1',
    name: 'Our Team',
    title: 'Our Team: the people behind the products',
    description:
      'The people who look after your order, from the first question about a drawing to the final inspection.',
  },
  {
    path: '/team-2',
    name: 'Engineers',
    title: 'Our engineers in brief',
    description:
      'Our engineers as a compact overview with their fields of work and ways to reach them.',
    variantOf: '/team-1',
  },
  {
    path: '/team-3',
    name: 'People',
    title: 'The people of the company',
    description:
      'The people of the company in large portraits, with what they are responsible for.',
    variantOf: '/team-1',
  },
  {
    path: '/team-details',
    name: 'Profile',
    title: 'Profile: the person behind your order',
    description:
      'Profile of one of our engineers: field of work, skills, education and the ways to get in touch.',
  },
] as const satisfies readonly Route[];
