import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`menus_more\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_more_order_idx\` ON \`menus_more\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_more_parent_id_idx\` ON \`menus_more\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_without\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_without_order_idx\` ON \`menus_without\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menus_without_parent_idx\` ON \`menus_without\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_more\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_more_order_idx\` ON \`_menus_v_version_more\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_more_parent_id_idx\` ON \`_menus_v_version_more\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_without\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_without_order_idx\` ON \`_menus_v_version_without\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_without_parent_idx\` ON \`_menus_v_version_without\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`seo_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`products_seo_seo_image_idx\` ON \`products\` (\`seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_slug\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_seo_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_seo_version_seo_image_idx\` ON \`_products_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`seo_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`services_seo_seo_image_idx\` ON \`services\` (\`seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_slug\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_seo_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_services_v_version_seo_version_seo_image_idx\` ON \`_services_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`seo_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`posts_seo_seo_image_idx\` ON \`posts\` (\`seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_slug\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_seo_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_seo_version_seo_image_idx\` ON \`_posts_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`faq\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`_faq_v\` ADD \`version_slug\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`brand_accent\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`brand_ground\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`brand_logo_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`brand_favicon_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`brand_touch_icon_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`brand_card_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`currency\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`locale\` text;`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_favicon_idx\` ON \`site_settings\` (\`brand_favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_touch_icon_idx\` ON \`site_settings\` (\`brand_touch_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_card_idx\` ON \`site_settings\` (\`brand_card_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_brand_accent\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_brand_ground\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_brand_logo_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_brand_favicon_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_brand_touch_icon_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_brand_card_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_currency\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_locale\` text;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_favicon_idx\` ON \`_site_settings_v\` (\`version_brand_favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_touch_icon_idx\` ON \`_site_settings_v\` (\`version_brand_touch_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_card_idx\` ON \`_site_settings_v\` (\`version_brand_card_id\`);`)
  await db.run(sql`ALTER TABLE \`about_page\` ADD \`about_youtube_logo\` text;`)
  await db.run(sql`ALTER TABLE \`_about_page_v\` ADD \`version_about_youtube_logo\` text;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` ADD \`image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`portfolio_page_image_idx\` ON \`portfolio_page\` (\`image_id\`);`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` ADD \`version_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_version_version_image_idx\` ON \`_portfolio_page_v\` (\`version_image_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`menus_more\`;`)
  await db.run(sql`DROP TABLE \`menus_without\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_more\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_without\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`thumbnail_id\` integer,
  	\`sku\` text,
  	\`category\` text,
  	\`price\` text,
  	\`discount_price\` text,
  	\`short_description\` text,
  	\`html\` text,
  	\`contact_id\` integer,
  	\`changed_on\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products\`("id", "_order", "title", "thumbnail_id", "sku", "category", "price", "discount_price", "short_description", "html", "contact_id", "changed_on", "changed_by", "further", "updated_at", "created_at", "_status") SELECT "id", "_order", "title", "thumbnail_id", "sku", "category", "price", "discount_price", "short_description", "html", "contact_id", "changed_on", "changed_by", "further", "updated_at", "created_at", "_status" FROM \`products\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`ALTER TABLE \`__new_products\` RENAME TO \`products\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`products__order_idx\` ON \`products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_thumbnail_idx\` ON \`products\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`products_contact_idx\` ON \`products\` (\`contact_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_sku\` text,
  	\`version_category\` text,
  	\`version_price\` text,
  	\`version_discount_price\` text,
  	\`version_short_description\` text,
  	\`version_html\` text,
  	\`version_contact_id\` integer,
  	\`version_changed_on\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v\`("id", "parent_id", "version__order", "version_title", "version_thumbnail_id", "version_sku", "version_category", "version_price", "version_discount_price", "version_short_description", "version_html", "version_contact_id", "version_changed_on", "version_changed_by", "version_further", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_title", "version_thumbnail_id", "version_sku", "version_category", "version_price", "version_discount_price", "version_short_description", "version_html", "version_contact_id", "version_changed_on", "version_changed_by", "version_further", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v\` RENAME TO \`_products_v\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__order_idx\` ON \`_products_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_thumbnail_idx\` ON \`_products_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_contact_idx\` ON \`_products_v\` (\`version_contact_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_services\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`thumbnail_id\` integer,
  	\`thumbnail_portrait_id\` integer,
  	\`card_picture_id\` integer,
  	\`short_description\` text,
  	\`html\` text,
  	\`contact_id\` integer,
  	\`changed_on\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thumbnail_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services\`("id", "_order", "title", "thumbnail_id", "thumbnail_portrait_id", "card_picture_id", "short_description", "html", "contact_id", "changed_on", "changed_by", "further", "updated_at", "created_at", "_status") SELECT "id", "_order", "title", "thumbnail_id", "thumbnail_portrait_id", "card_picture_id", "short_description", "html", "contact_id", "changed_on", "changed_by", "further", "updated_at", "created_at", "_status" FROM \`services\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`ALTER TABLE \`__new_services\` RENAME TO \`services\`;`)
  await db.run(sql`CREATE INDEX \`services__order_idx\` ON \`services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_thumbnail_idx\` ON \`services\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`services_thumbnail_portrait_idx\` ON \`services\` (\`thumbnail_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`services_card_picture_idx\` ON \`services\` (\`card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`services_contact_idx\` ON \`services\` (\`contact_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__services_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_thumbnail_portrait_id\` integer,
  	\`version_card_picture_id\` integer,
  	\`version_short_description\` text,
  	\`version_html\` text,
  	\`version_contact_id\` integer,
  	\`version_changed_on\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v\`("id", "parent_id", "version__order", "version_title", "version_thumbnail_id", "version_thumbnail_portrait_id", "version_card_picture_id", "version_short_description", "version_html", "version_contact_id", "version_changed_on", "version_changed_by", "version_further", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_title", "version_thumbnail_id", "version_thumbnail_portrait_id", "version_card_picture_id", "version_short_description", "version_html", "version_contact_id", "version_changed_on", "version_changed_by", "version_further", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v\` RENAME TO \`_services_v\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__order_idx\` ON \`_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_thumbnail_idx\` ON \`_services_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_thumbnail_portrait_idx\` ON \`_services_v\` (\`version_thumbnail_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_card_picture_idx\` ON \`_services_v\` (\`version_card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_contact_idx\` ON \`_services_v\` (\`version_contact_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`short_description\` text,
  	\`thumbnail_id\` integer,
  	\`date\` text,
  	\`author\` text,
  	\`video_url\` text,
  	\`html\` text,
  	\`changed_on\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_posts\`("id", "_order", "title", "short_description", "thumbnail_id", "date", "author", "video_url", "html", "changed_on", "changed_by", "further", "updated_at", "created_at", "_status") SELECT "id", "_order", "title", "short_description", "thumbnail_id", "date", "author", "video_url", "html", "changed_on", "changed_by", "further", "updated_at", "created_at", "_status" FROM \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`ALTER TABLE \`__new_posts\` RENAME TO \`posts\`;`)
  await db.run(sql`CREATE INDEX \`posts__order_idx\` ON \`posts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`posts_thumbnail_idx\` ON \`posts\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_short_description\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_date\` text,
  	\`version_author\` text,
  	\`version_video_url\` text,
  	\`version_html\` text,
  	\`version_changed_on\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__posts_v\`("id", "parent_id", "version__order", "version_title", "version_short_description", "version_thumbnail_id", "version_date", "version_author", "version_video_url", "version_html", "version_changed_on", "version_changed_by", "version_further", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_title", "version_short_description", "version_thumbnail_id", "version_date", "version_author", "version_video_url", "version_html", "version_changed_on", "version_changed_by", "version_further", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__posts_v\` RENAME TO \`_posts_v\`;`)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__order_idx\` ON \`_posts_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_thumbnail_idx\` ON \`_posts_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`slogan\` text,
  	\`description\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`address\` text,
  	\`logo_id\` integer,
  	\`footer_logo_id\` integer,
  	\`copyright\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`footer_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "name", "slogan", "description", "phone", "email", "address", "logo_id", "footer_logo_id", "copyright", "changed_by", "further", "_status", "updated_at", "created_at") SELECT "id", "name", "slogan", "description", "phone", "email", "address", "logo_id", "footer_logo_id", "copyright", "changed_by", "further", "_status", "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_idx\` ON \`site_settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_footer_logo_idx\` ON \`site_settings\` (\`footer_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_name\` text,
  	\`version_slogan\` text,
  	\`version_description\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_address\` text,
  	\`version_logo_id\` integer,
  	\`version_footer_logo_id\` integer,
  	\`version_copyright\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_footer_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_settings_v\`("id", "version_name", "version_slogan", "version_description", "version_phone", "version_email", "version_address", "version_logo_id", "version_footer_logo_id", "version_copyright", "version_changed_by", "version_further", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_name", "version_slogan", "version_description", "version_phone", "version_email", "version_address", "version_logo_id", "version_footer_logo_id", "version_copyright", "version_changed_by", "version_further", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v\` RENAME TO \`_site_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_logo_idx\` ON \`_site_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_footer_logo_idx\` ON \`_site_settings_v\` (\`version_footer_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_portfolio_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`subtitle\` text,
  	\`file_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_portfolio_page\`("id", "title", "subtitle", "file_id", "changed_by", "further", "_status", "updated_at", "created_at") SELECT "id", "title", "subtitle", "file_id", "changed_by", "further", "_status", "updated_at", "created_at" FROM \`portfolio_page\`;`)
  await db.run(sql`DROP TABLE \`portfolio_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_portfolio_page\` RENAME TO \`portfolio_page\`;`)
  await db.run(sql`CREATE INDEX \`portfolio_page_file_idx\` ON \`portfolio_page\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolio_page__status_idx\` ON \`portfolio_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__portfolio_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_file_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__portfolio_page_v\`("id", "version_title", "version_subtitle", "version_file_id", "version_changed_by", "version_further", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_title", "version_subtitle", "version_file_id", "version_changed_by", "version_further", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_portfolio_page_v\`;`)
  await db.run(sql`DROP TABLE \`_portfolio_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__portfolio_page_v\` RENAME TO \`_portfolio_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_version_version_file_idx\` ON \`_portfolio_page_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_version_version__status_idx\` ON \`_portfolio_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_created_at_idx\` ON \`_portfolio_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_updated_at_idx\` ON \`_portfolio_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_latest_idx\` ON \`_portfolio_page_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`faq\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`_faq_v\` DROP COLUMN \`version_slug\`;`)
  await db.run(sql`ALTER TABLE \`about_page\` DROP COLUMN \`about_youtube_logo\`;`)
  await db.run(sql`ALTER TABLE \`_about_page_v\` DROP COLUMN \`version_about_youtube_logo\`;`)
}
