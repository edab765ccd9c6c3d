import { translation } from '../translation';

export const privacy = translation('fr', 'privacy', {
  kept: 'Ce qui est conservé dans votre navigateur',
  keptText:
    'La simple consultation de ce site n’enregistre rien. Les entrées ci-dessous résultent uniquement de ce que vous faites, servent uniquement à ce que vous avez demandé et ne sont lues que par ce site. Il n’y a ni publicité ni profilage.',
  entries: 'Entrées dans votre navigateur',
  entryName: 'Nom',
  when: 'Enregistrée lorsque',
  purpose: 'Finalité',
  lifetime: 'Durée de conservation',
  cookie: 'Cookie',
  localStorage: 'Stockage local',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  cart: {
    when: 'Vous ajoutez un produit au panier.',
    purpose:
      'Les lignes de votre panier : produit, quantité, prix. Elles ne nous sont jamais envoyées.',
    lifetime: 'Jusqu’à ce que vous vidiez le panier',
  },
  quote: {
    when: 'Vous ajoutez un produit à une demande de devis.',
    purpose:
      'Les produits de votre demande : nom et quantité. Ils nous sont envoyés avec le formulaire.',
    lifetime: 'Jusqu’à ce que vous envoyiez la demande ou en retiriez les produits',
  },
  code: {
    when: 'Vous demandez un code pour le certificat ou un autre document.',
    stepPurpose:
      'Le document que vous avez demandé, l’étape à laquelle vous êtes et le moment de votre demande, afin qu’un rechargement de la page les affiche aussitôt.',
    stepLifetime: {
      one: 'Jusqu’à ce que vous rouvriez la page après l’expiration du code, {count} minute après la demande',
      other:
        'Jusqu’à ce que vous rouvriez la page après l’expiration du code, {count} minutes après la demande',
    },
    sessionPurpose:
      'Votre adresse e-mail, le document, l’heure de la demande et l’indication qu’il est déverrouillé ou non, le tout chiffré de sorte que seul ce site puisse le lire.',
  },
  formResult: {
    message: 'Vous envoyez un message alors que votre navigateur n’exécute pas de scripts.',
    quote: 'Vous envoyez une demande de devis alors que votre navigateur n’exécute pas de scripts.',
    certificate:
      'Vous envoyez un formulaire relatif au certificat alors que votre navigateur n’exécute pas de scripts.',
    purpose:
      'Un numéro aléatoire sous lequel le site conserve la réponse à votre formulaire, ainsi que ce que vous aviez saisi si l’envoi n’a pas pu se faire.',
  },

  sent: 'Ce que devient ce que vous envoyez',
  sentText:
    'Une demande est enregistrée avec ce que vous avez écrit et nous est envoyée par e-mail, afin que nous puissions vous répondre. S’y ajoutent le produit ou la prestation qui fait l’objet de votre question, la page du formulaire, le nom du site web de provenance et la campagne que son lien indique. Une demande de devis est enregistrée de la même manière, avec ses pièces et ses plans. Une demande de code pour un certificat est conservée avec les informations que vous avez fournies, et le code est envoyé à l’adresse e-mail qui y figure. Afin que personne ne puisse saturer les formulaires ni deviner des codes, le site compte, pendant vingt minutes au plus, combien de fois une adresse IP ou une adresse e-mail les a utilisés.',
  measured:
    'Lorsque vous quittez une page, votre navigateur indique à ce site avec quelle rapidité elle a répondu : l’adresse de la page sur ce site et cinq valeurs au plus. Elles sont consignées sans votre adresse IP, sans cookie et sans aucun numéro qui permettrait de distinguer les visiteurs, et ne sont transmises à personne d’autre. Un navigateur qui demande à ne pas être suivi n’envoie rien.',
  counted:
    'Le site compte, jour par jour, combien de fois chaque page et chaque fichier ont été ouverts, de quels sites web viennent les visiteurs, quelles adresses n’ont mené nulle part et combien de demandes ont été envoyées. Ce ne sont que des nombres : aucune adresse IP, aucun cookie ni rien qui permettrait de distinguer les visiteurs n’est conservé avec eux.',
  demonstration:
    'Le panier, la validation de la commande, les avis et les commentaires sont une démonstration : ils n’envoient rien.',

  others: 'Quand une autre entreprise est sollicitée',
  othersText:
    'Aucune page ne charge d’elle-même quoi que ce soit provenant d’un tiers. Ce n’est que lorsque vous demandez l’un des services suivants que votre navigateur contacte l’entreprise indiquée, qui voit alors votre adresse IP et peut déposer ses propres cookies.',
  othersTextWithStatistics:
    'La mesure d’audience est chargée lorsque vous cliquez, tapez au clavier ou faites défiler la page pour la première fois, et jamais par un navigateur qui demande à ne pas être suivi (Do Not Track, Global Privacy Control). Hormis cela, aucune page ne charge d’elle-même quoi que ce soit provenant d’un tiers. Ce n’est que lorsque vous demandez l’un des services suivants que votre navigateur contacte l’entreprise indiquée, qui voit alors votre adresse IP et peut déposer ses propres cookies.',
  othersTable: 'Services d’autres entreprises',
  service: 'Service',
  contacted: 'Site contacté',
  othersWhen: 'Quand',
  film: { when: 'Vous lancez la vidéo.' },
  map: { name: 'Carte', when: 'Vous choisissez « Afficher la carte ».' },
  captcha: {
    name: 'Contrôle anti-robot',
    when: 'Vous commencez à écrire dans un formulaire doté de ce contrôle.',
  },
  statistics: {
    name: 'Mesure d’audience',
    when: 'Vous cliquez, tapez au clavier ou faites défiler la page pour la première fois, sauf si votre navigateur demande à ne pas être suivi.',
  },

  questions: 'Vos questions et vos données',
  questionsText:
    'Demandez-nous ce que nous conservons à votre sujet, ou faites-le rectifier ou effacer : écrivez-nous via la <link>page de contact</link>. Ce que votre navigateur conserve, vous pouvez le supprimer à tout moment dans ses propres paramètres.',
  questionsTextWithEmail:
    'Demandez-nous ce que nous conservons à votre sujet, ou faites-le rectifier ou effacer : écrivez-nous via la <link>page de contact</link> ou à <email>{email}</email>. Ce que votre navigateur conserve, vous pouvez le supprimer à tout moment dans ses propres paramètres.',
});
