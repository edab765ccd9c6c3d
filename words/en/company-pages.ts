/** The pages of a company, what it does and who works there: see `pages.ts`. */
export const companyPages = {
  '/': {
    name: 'Home',
    title: 'What we make, and how to reach us',
    description:
      'What the company makes and for whom, the services and products it offers, and the people to talk to about them.',
  },
  '/home-1': {
    name: 'Construction',
    title: 'Products for building and construction',
    description:
      'What we make for building and construction, with our services and our latest projects.',
  },
  '/home-2': {
    name: 'Industries',
    title: 'Products for industry',
    description:
      'The industries that we supply, what we make for each of them, and a form for a free consultation: from the first enquiry to delivery.',
  },
  '/about': {
    name: 'About Us',
    title: 'About Us: who we are and what we make',
    description: 'Who we are, what we make, who works with us, and what speaks for us.',
  },
  '/about-2': {
    name: 'Our Story',
    title: 'Our story: how we became who we are',
    description:
      'The story of the company in three steps, with the people and the reasons behind it.',
  },
  '/service': {
    name: 'Services',
    title: 'Services: what we do for our customers',
    description:
      'Everything that we do for our customers, each service with its pictures, figures and limits.',
  },
  '/service-2': {
    name: 'Services at a Glance',
    title: 'Services at a glance',
    description:
      'A compact overview of all our services with their pictures, to find the right one at a glance.',
  },
  '/service-single': {
    name: 'Service in Focus',
    title: 'Service in focus: how one order runs through our hands',
    description:
      'One service shown closely, with its pictures, figures and limits, as an example of how we work.',
  },
  '/clients': {
    name: 'Our Clients',
    title: 'Our Clients: who works with us',
    description: 'The companies and people who order from us, and what they say about it.',
  },
  '/manufacture': {
    name: 'Equipment',
    title: 'Equipment: what our products are made on',
    description: 'The equipment and the rooms behind the products that we deliver, in pictures.',
  },
  '/certificate': {
    name: 'Certificate',
    title: 'Certificates and documents',
    description: 'Our certificates, and the document that is unlocked with a one-time code.',
  },
  '/certificate/unlock': {
    name: 'Unlock the Certificate',
    title: 'Unlock the certificate',
    description:
      'The steps to the locked certificate for browsers without scripts: request, code, document.',
  },
  '/portfolio': {
    name: 'Portfolio',
    title: 'Portfolio: what we have made',
    description:
      'Selected products and projects in pictures, and the complete portfolio as a document to download.',
  },
  '/portfolio-details': {
    name: 'A Project in Detail',
    title: 'A project in detail: from the first talk to delivery',
    description:
      'One project followed from the customer’s enquiry through every stage to delivery.',
  },
  '/sustainability': {
    name: 'Sustainability',
    title: 'Sustainability: what we do for it',
    description:
      'What we do for the environment, and what we have still to do, in words and pictures.',
  },
  '/team-1': {
    name: 'Our Team',
    title: 'Our Team: the people behind the products',
    description:
      'The people who look after your order, from the first question to the day of delivery.',
  },
  '/team-2': {
    name: 'Team in Brief',
    title: 'Our team in brief',
    description:
      'Our people as a compact overview with their fields of work and ways to reach them.',
  },
  '/team-3': {
    name: 'People',
    title: 'The people of the company',
    description:
      'The people of the company in large portraits, with what they are responsible for.',
  },
  '/team-details': {
    name: 'Profile',
    title: 'Profile: the person behind your order',
    description:
      'Profile of one of our people: field of work, skills, education and the ways to get in touch.',
  },
} as const;
